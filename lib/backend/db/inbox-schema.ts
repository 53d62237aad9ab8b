import { sql } from "drizzle-orm";
import { bigserial, date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CameFrom } from "@/lib/contract/came-from";
import type { RequestKind, RequestState } from "@/lib/contract/desk/requests";
import type { Locale } from "@/lib/contract/locales";
import { bookings } from "./booking-schema";
import { moment, presentMoment } from "./columns";
import { leads } from "./schema";
import { staff } from "./staff-schema";

/**
 * Anything that somebody asked for and that a person answers, a row each, made with the thing itself
 * and under its reference. What was said stands there, and is forgotten there.
 */
export const requests = pgTable(
  "requests",
  {
    id: text().primaryKey(),
    kind: text().$type<RequestKind>().notNull(),
    lead: text().references(() => leads.reference, { onDelete: "cascade" }),
    booking: text().references(() => bookings.reference, { onDelete: "cascade" }),
    locale: text().notNull(),
    /** From where they came to the site, as far as their browser said so. */
    cameFrom: jsonb().$type<CameFrom>(),
    since: presentMoment(),
    state: text().$type<RequestState>().notNull().default("waiting"),
    firstAnsweredAt: moment(),
    /** Who has it; null while it is everybody's. */
    owner: uuid().references(() => staff.id),
    nextStep: text().notNull().default(""),
    nextOn: date(),
    lostReason: text(),
    /** When it was moved back to waiting, after it had been answered. */
    reopenedAt: moment(),
    /** When the owners were told that it has waited for long. */
    toldAt: moment(),
    /** The day of `nextOn` of which somebody was reminded. */
    remindedOn: date(),
    /** Counts the changes, so that whoever has seen an older one is told. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index("requests_state").on(t.state, t.since.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("requests_owner")
      .on(t.owner, t.since.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`owner is not null`),
    index("requests_since").on(t.since),
    index("requests_next").on(t.nextOn).where(sql`next_on is not null`),
    index("requests_lead").on(t.lead),
    index("requests_booking").on(t.booking),
  ],
);

/** What was written to a guest from the desk, and what colleagues noted among themselves. */
export const messages = pgTable(
  "messages",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    request: text()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    kind: text().$type<"answer" | "note">().notNull(),
    author: uuid()
      .notNull()
      .references(() => staff.id),
    subject: text().notNull().default(""),
    text: text().notNull(),
    at: presentMoment(),
  },
  (t) => [index("messages_request").on(t.request, t.id)],
);

/**
 * Ready sentences that the desk has changed or added, by their language. One that comes with the site
 * has a row once somebody changed it, and its own words again in each language that is not here.
 */
export const answerSnippets = pgTable("answer_snippets", {
  id: text().primaryKey(),
  /** What those are called that the desk has added. */
  title: text().notNull().default(""),
  texts: jsonb().$type<Partial<Record<Locale, string>>>().notNull(),
  version: integer().notNull().default(1),
  createdAt: presentMoment(),
});
