import { sql } from "drizzle-orm";
import {
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Draft, Sent } from "@/lib/contract/offer-document";
import { bookings } from "./booking-schema";
import { moment, presentMoment } from "./columns";
import { requests } from "./inbox-schema";
import { staff } from "./staff-schema";

export type OfferState = "draft" | "sent" | "accepted" | "withdrawn";

/** A journey made for a guest. Which of its versions counts is here; what it says is in the versions. */
export const offers = pgTable(
  "offers",
  {
    reference: text().primaryKey(),
    state: text().$type<OfferState>().notNull().default("draft"),
    request: text().references(() => requests.id, { onDelete: "set null" }),
    locale: text().notNull(),
    name: text().notNull().default(""),
    email: text().notNull().default(""),
    /** Who makes it, and answers the guest. */
    owner: uuid()
      .notNull()
      .references(() => staff.id),
    /** Who changed it last. */
    editor: uuid()
      .notNull()
      .references(() => staff.id),
    /** Counts the changes of the draft, so that whoever has seen an older one is told. */
    version: integer().notNull().default(1),
    /** The version that the guest reads; null before the first was sent. */
    sent: integer(),
    /** Which key opens it, counted, and its hash: the key itself is kept nowhere. */
    keyNumber: integer().notNull().default(1),
    keyHash: text(),
    /** Until when what was sent can be accepted. */
    validUntil: date(),
    booking: text()
      .unique()
      .references(() => bookings.reference),
    createdAt: presentMoment(),
    changedAt: presentMoment(),
    sentAt: moment(),
    endedAt: moment(),
  },
  (t) => [
    index("offers_changed").on(t.changedAt.desc(), t.reference),
    index("offers_sent").on(t.sentAt),
    index("offers_request").on(t.request),
    index("offers_mailbox").on(sql`lower(email)`),
    check("offer_accepted_is_booked", sql`${t.state} <> 'accepted' or ${t.booking} is not null`),
  ],
);

const ofOffer = () =>
  text()
    .notNull()
    .references(() => offers.reference, { onDelete: "cascade" });

/** What an offer says: the draft changes in place; what was sent is whole and frozen under its hash. */
export const offerVersions = pgTable(
  "offer_versions",
  {
    offer: ofOffer(),
    number: integer().notNull(),
    draft: jsonb().$type<Draft>().notNull(),
    sent: jsonb().$type<Sent>(),
    hash: text(),
    sentAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.offer, t.number] }),
    check("offer_sent_has_hash", sql`(${t.sent} is null) = (${t.hash} is null)`),
  ],
);

/** What guest and staff wrote to each other about an offer; without an author it was the guest. */
export const offerMessages = pgTable(
  "offer_messages",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    offer: ofOffer(),
    author: uuid().references(() => staff.id),
    text: text().notNull(),
    at: presentMoment(),
  },
  (t) => [index("offer_messages_offer").on(t.offer, t.id)],
);
