import { and, eq, isNull } from "drizzle-orm";
import { type DeskCallName, may } from "@/lib/contract/desk/rights";
import { LocaleSchema } from "@/lib/contract/locale";
import { deskHost } from "@/lib/env";
import { formatDay } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translator";
import { policy } from "@/lib/pricing/policy";
import { brand } from "@/lib/site/brand";
import { deskOrigin } from "@/lib/site/domains";
import { db } from "../db/pool";
import { staff } from "../db/staff-schema";
import { askedRequest } from "../inbox/asked-request";
import type { StaffEmailJob, StaffNews } from "../requests/outbox";
import { visitorsWords } from "./lead/lead-facts";
import { operatorMailbox } from "./operator-mailbox";
import type { WrittenEmail } from "./written-email";

type Row = NonNullable<Awaited<ReturnType<typeof askedRequest>>>;

const toBeDone = {
  waits: "answer",
  reminder: "answer",
  "low-rating": "reply-to-review",
} as const satisfies Record<StaffNews, DeskCallName>;

const openStates = ["waiting", "answered", "offered"];

/**
 * Tells somebody of the staff of a request at their own address; undefined once they have left, when
 * it is not theirs to do any more, or when there is nothing to be done.
 */
export async function staffNewsEmail(job: StaffEmailJob): Promise<WrittenEmail | undefined> {
  const [[person], row] = await Promise.all([
    db()
      .select()
      .from(staff)
      .where(and(eq(staff.id, job.detail), isNull(staff.removedAt))),
    askedRequest(job.reference),
  ]);
  if (!person?.email || !may(person.role, toBeDone[job.news])) return undefined;
  if (!row || !isWanted(job.news, row)) return undefined;
  const { id, kind, locale } = row.request;
  const isReview = kind === "review";
  return {
    content: {
      ...wordsOf(job.news, row),
      action: {
        text: isReview ? "Look at the reviews" : "Open the request",
        href: `${deskOrigin()}${isReview ? "/reviews" : `/requests/${id}`}`,
      },
      facts: [
        ["Reference", id],
        ["Language", translator("en")(`Vocabulary.language.${LocaleSchema.parse(locale)}`)],
      ],
      quotes: row.lead ? visitorsWords(row.lead) : [],
      links: [],
      after: [],
      signature: [brand.name],
      footnote: `Sent by ${deskHost} to whoever works there.`,
    },
    locale: "en",
    to: { name: person.name, address: person.email },
    replyTo: operatorMailbox(),
    domain: deskHost,
  };
}

function isWanted(news: StaffNews, { request }: Row): boolean {
  if (news === "waits") return request.state === "waiting";
  if (news === "reminder") return openStates.includes(request.state) && request.nextOn !== null;
  return true;
}

function wordsOf(news: StaffNews, { request, lead, booking }: Row) {
  const name = lead?.name || booking?.name || request.id;
  switch (news) {
    case "waits":
      return {
        subject: `${name} has waited for ${policy.lateAnswerHours} hours (${request.id})`,
        paragraphs: [
          `${request.reopenedAt ? `${name} waits for an answer once more` : `Nobody has answered ${name} yet`}. An answer is promised within ${policy.replyHours} hours.`,
        ],
      };
    case "reminder": {
      const day = request.nextOn ? formatDay(request.nextOn, "en") : "";
      return {
        subject: `Today: ${request.nextStep || name} (${request.id})`,
        paragraphs: [
          `You wanted to be reminded of ${name} on ${day}${request.nextStep ? `: ${request.nextStep}` : "."}`,
        ],
      };
    }
    case "low-rating": {
      const { rating } = (lead?.payload ?? {}) as { rating?: unknown };
      return {
        subject: `${Number(rating) || ""} of 5 stars from ${name} (${request.id})`,
        paragraphs: [
          `${name} was not happy and has written a review. It waits to be published or declined, and can be replied to in public.`,
        ],
      };
    }
  }
}
