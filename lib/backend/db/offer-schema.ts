import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Draft, Sent } from "@/lib/contract/offer-document";
import { liftDraft, liftSent } from "@/lib/contract/offer-lift";
import { bookings } from "./booking-schema";
import { bytea, moment, presentMoment } from "./columns";
import { requests } from "./inbox-schema";
import { staff } from "./staff-schema";

/** A document that may have been kept in an older shape, and is read in today's. */
const document = <Document>(lift: (kept: Document) => Document) =>
  customType<{ data: Document; driverData: unknown }>({
    dataType: () => "jsonb",
    toDriver: (value) => JSON.stringify(value),
    // Written by this very column.
    fromDriver: (kept) => lift(kept as Document),
  });
const draftDocument = document<Draft>(liftDraft);
const sentDocument = document<Sent>(liftSent);

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
    /** To whom its link was mailed, as `addressee` names them, and by which key: it opens for them alone. */
    mailedTo: text(),
    mailedKey: integer(),
    /** The same of the link with which fellow travellers read along; no hash: nobody does. */
    readNumber: integer().notNull().default(1),
    readHash: text(),
    /** How often its guest has opened the page, and when last. */
    openings: integer().notNull().default(0),
    openedAt: moment(),
    /** Whether the guest is reminded before it ends. */
    remind: boolean().notNull().default(false),
    /** Until when what was sent can be accepted. */
    validUntil: date(),
    /** Which of its variants was accepted; null where there was but one, or none yet. */
    variant: text(),
    /** How many days that one takes, as its booking says too: read by a version before, and by nothing else. */
    days: smallint(),
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
    draft: draftDocument().notNull(),
    sent: sentDocument(),
    hash: text(),
    sentAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.offer, t.number] }),
    check("offer_sent_has_hash", sql`(${t.sent} is null) = (${t.hash} is null)`),
  ],
);

/**
 * What a line of the price costs us, for the owner alone: in no document of an offer, so that nothing a
 * guest is sent can hold it.
 */
export const offerCosts = pgTable(
  "offer_costs",
  {
    offer: ofOffer(),
    variant: text().notNull(),
    line: text().notNull(),
    netMinor: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.offer, t.variant, t.line] })],
);

/**
 * Photographs that staff put beside the days of offers: drafts name them by their file, whichever offer
 * they were taken for first.
 */
export const offerPhotographs = pgTable("offer_photographs", {
  /** Its place in addresses (`MadePhotograph.id`), which nobody can guess. */
  file: text().primaryKey(),
  /** What makes it one that nobody can guess. */
  name: text().notNull(),
  /** Upright, without what the camera wrote: of this its files can be made again. */
  bytes: bytea().notNull(),
  color: text().notNull(),
  createdAt: presentMoment(),
});

/** A wish is "like this, but …"; a comment is of somebody who reads along. */
export type OfferMessageKind = "question" | "wish" | "comment";

/**
 * What guest and staff wrote to each other about an offer; without an author it was the guest, or
 * whoever reads along and says a name.
 */
export const offerMessages = pgTable(
  "offer_messages",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    offer: ofOffer(),
    author: uuid().references(() => staff.id),
    kind: text().$type<OfferMessageKind>().notNull().default("question"),
    name: text(),
    /** The day or the line of the price that it is about, by its key; null for all of it. */
    subject: text(),
    /** What that was called for the guest when it was written. */
    about: text(),
    text: text().notNull(),
    at: presentMoment(),
  },
  (t) => [index("offer_messages_offer").on(t.offer, t.id)],
);
