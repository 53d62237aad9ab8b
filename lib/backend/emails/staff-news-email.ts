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
import { guestsWaiting } from "../inbox/guests-waiting";
import type { StaffEmailJob, StaffNews } from "../requests/outbox";
import type { EmailContent } from "./email-content";
import { visitorsWords } from "./lead/lead-facts";
import { operatorMailbox } from "./operator-mailbox";
import type { WrittenEmail } from "./written-email";

type Row = NonNullable<Awaited<ReturnType<typeof askedRequest>>>;

const toBeDone = {
  waits: "answer",
  wrote: "answer",
  reminder: "answer",
  "low-rating": "reply-to-review",
} as const satisfies Record<StaffNews, DeskCallName>;

/**
 * Tells somebody of the staff of a request, or of what a guest wrote, at their own address; undefined
 * once they have left, when it is not theirs to do any more, or when there is nothing to be done.
 */
export async function staffNewsEmail(job: StaffEmailJob): Promise<WrittenEmail | undefined> {
  const { news, reference } = job;
  if (!(news in toBeDone)) throw new Error(`this version has no news ${news}`);
  const [[person], told] = await Promise.all([
    db()
      .select()
      .from(staff)
      .where(and(eq(staff.id, job.detail), isNull(staff.removedAt))),
    news === "wrote" ? ofGuest(reference) : ofRequest(news, reference),
  ]);
  if (!person?.email || !may(person.role, toBeDone[news]) || !told) return undefined;
  return {
    content: {
      ...told,
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

type Told = Pick<EmailContent, "subject" | "paragraphs" | "action" | "facts" | "quotes">;
type OfRequests = Exclude<StaffNews, "wrote">;

/** What a guest wrote about their booking or offer; undefined once somebody has answered. */
async function ofGuest(reference: string): Promise<Told | undefined> {
  const [guest] = await guestsWaiting({ reference });
  if (!guest) return undefined;
  const { about, name } = guest;
  const answered =
    about === "booking"
      ? "Where you answered by mail or telephone, a note on the booking says so, and it waits no longer."
      : "Where you answered by mail or telephone, a note on its request says so; an offer without a request waits until it is answered on its page.";
  return {
    ...hasWaited(name || reference, reference),
    paragraphs: [
      `Nobody has answered yet what ${name || "the guest"} wrote about their ${about}. ${promise} ${answered}`,
    ],
    action: { text: `Open the ${about}`, href: `${deskOrigin()}/${about}s/${reference}` },
    facts: [["Reference", reference]],
  };
}

async function ofRequest(news: OfRequests, reference: string): Promise<Told | undefined> {
  const row = await askedRequest(reference);
  if (!row || !isWanted(news, row)) return undefined;
  const { id, kind, locale } = row.request;
  const isReview = kind === "review";
  return {
    ...wordsOf(news, row),
    action: {
      text: isReview ? "Look at the reviews" : "Open the request",
      href: `${deskOrigin()}${isReview ? "/reviews" : `/requests/${id}`}`,
    },
    facts: [
      ["Reference", id],
      ["Language", translator("en")(`Vocabulary.language.${LocaleSchema.parse(locale)}`)],
    ],
    quotes: row.lead ? visitorsWords(row.lead) : [],
  };
}

const promise = `An answer is promised within ${policy.replyHours} hours.`;
const hasWaited = (name: string, reference: string) => ({
  subject: `${name} has waited for ${policy.lateAnswerHours} hours (${reference})`,
});

function isWanted(news: OfRequests, { request }: Row): boolean {
  if (news === "waits") return request.state === "waiting";
  if (news === "reminder") return request.nextOn !== null;
  return true;
}

function wordsOf(news: OfRequests, { request, lead, booking }: Row) {
  const name = lead?.name || booking?.name || request.id;
  switch (news) {
    case "waits":
      return {
        ...hasWaited(name, request.id),
        paragraphs: [
          `${request.reopenedAt ? `${name} waits for an answer once more` : `Nobody has answered ${name} yet`}. ${promise}`,
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
