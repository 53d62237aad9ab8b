import { asc, eq } from "drizzle-orm";
import { operatorLinks } from "@/lib/backend/bookings/operator/operator-links";
import { bookingEvents, bookings, waitingList } from "@/lib/backend/db/booking-schema";
import { db } from "@/lib/backend/db/pool";
import { leads } from "@/lib/backend/db/schema";
import { bookingContext } from "@/lib/backend/documents/booking-context";
import { leadFacts, visitorsWords } from "@/lib/backend/emails/lead/lead-facts";
import { moderationLinks } from "@/lib/backend/emails/lead/moderation-links";
import { operatorFacts } from "@/lib/backend/emails/operator/operator-facts";
import { guestsWords } from "@/lib/backend/emails/operator/operator-news";
import type { StepFact } from "@/lib/contract/desk/step-facts";
import { formatPayment } from "@/lib/i18n/format";
import { section, table } from "./table";

interface Link {
  text: string;
  href: string;
}

const linksText = (links: Link[]) =>
  links.map(({ text, href }) => `${text}:\n  ${href}\n`).join("\n");
const said = (quotes: { title: string; text: string }[]) =>
  quotes.map(({ title, text }) => `${title}:\n${text}\n`).join("\n");
const minute = (at: Date) => at.toISOString().slice(0, 16).replace("T", " ");

/** Everything about a booking, a request or a review, with new links for the desk where there are any. */
export async function one(reference: string): Promise<string | undefined> {
  return (await booking(reference)) ?? lead(reference);
}

async function booking(reference: string): Promise<string | undefined> {
  const [row] = await db().select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) return undefined;
  const context = await bookingContext(row, "en");
  const steps = await db()
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.booking, reference))
    .orderBy(asc(bookingEvents.id));
  const { price, due_now_minor, balance_minor, balance_due } = context.view;
  const sums: [string, number, string][] = [
    ["Price", price.total_minor, ""],
    ["Due now", due_now_minor, ""],
    ["Balance", balance_minor, `until ${balance_due}`],
  ];
  return [
    `${table(
      ["", ""],
      [
        ...(await operatorFacts(context)),
        ...sums.map(([name, minor, note]) => [name, `${formatPayment(minor)} ${note}`]),
      ],
    ).trimStart()}\n`,
    said(guestsWords("Message with the booking", row.message)),
    section(
      "Money",
      ["at (UTC)", "what", "amount", "source"],
      context.entries.map(({ at, kind, amountMinor, source }) => [
        ...[minute(at), kind, formatPayment(amountMinor), source],
      ]),
    ),
    section(
      "History",
      ["at (UTC)", "state", "by", "note"],
      steps.map(({ at, after, actor, note, facts }) => [
        ...[minute(at), after, actor],
        [note, ...facts.map(factText)].filter(Boolean).join("; "),
      ]),
    ),
    linksText(await operatorLinks(row)),
  ].join("\n");
}

function factText(fact: StepFact): string {
  switch (fact.kind) {
    case "starts":
    case "days":
    case "rooms":
      return `${fact.kind} ${fact.before} → ${fact.after}`;
    case "party": {
      const people = ({ adults, children }: typeof fact.before) =>
        [`adults ${adults}`, ...children.map((age) => `child ${age}`)].join(", ");
      return `${people(fact.before)} → ${people(fact.after)}`;
    }
    case "extras":
      return [
        ...fact.added.map((key) => `+ ${key}`),
        ...fact.removed.map((key) => `− ${key}`),
      ].join();
    case "price":
      return `price ${formatPayment(fact.before_minor)} → ${formatPayment(fact.after_minor)}`;
    case "credit_note":
      return `credit note ${fact.number} for ${fact.invoice}`;
    case "takes":
      return `takes ${fact.starts}`;
    case "offer":
      return `offer ${fact.reference}`;
    case "commission":
      return `commission ${fact.before_percent} → ${fact.after_percent} %`;
    case "guest_cancels":
      return `the guest's, by the terms on ${fact.day}`;
  }
}

async function lead(reference: string): Promise<string | undefined> {
  const [row] = await db().select().from(leads).where(eq(leads.reference, reference));
  if (!row) return undefined;
  const facts = table(["", ""], await leadFacts(row, "en")).trimStart();
  const links = row.kind === "review" ? await moderationLinks(reference) : [];
  return [facts, said(visitorsWords(row)), linksText(links)].join("\n");
}

/** Takes somebody off a waiting list; false when there is no such place. */
export async function leaveList(reference: string): Promise<boolean> {
  const left = await db()
    .delete(waitingList)
    .where(eq(waitingList.reference, reference))
    .returning({ reference: waitingList.reference });
  return left.length === 1;
}
