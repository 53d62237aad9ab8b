import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytea, moment, presentMoment } from "./columns";

/** People whose address is confirmed; an account does not exist before that. */
export const accounts = pgTable("accounts", {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  name: text().notNull().default(""),
  title: text().notNull().default(""),
  phone: text().notNull().default(""),
  country: text().notNull().default(""),
  residence: text().notNull().default(""),
  locale: text().notNull(),
  avatar: text(),
  wishlist: text().array().notNull().default(sql`'{}'`),
  createdAt: presentMoment(),
});

const ownAccount = () =>
  text()
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Bearer tokens, by their hash. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    accountId: ownAccount(),
    /** One sign-in on all the domains to which it was taken along; they end together. */
    family: uuid().notNull().defaultRandom(),
    /** From where it was opened, as a hash, to notice people who invite themselves. */
    addressHash: text(),
    createdAt: presentMoment(),
    seenAt: presentMoment(),
  },
  (t) => [
    index("sessions_account").on(t.accountId),
    index("sessions_family").on(t.family),
    index("sessions_seen").on(t.seenAt),
  ],
);

/** From where accounts were signed in to within 30 days, as hashes: there others lock nobody out. */
export const signInPlaces = pgTable(
  "sign_in_places",
  {
    accountId: ownAccount(),
    /** The hash of account and address block. */
    place: text().notNull(),
    seenAt: presentMoment(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.place] }),
    index("sign_in_places_seen").on(t.seenAt),
  ],
);

/** What was asked by mail: `verify` and `reset`, or `known` and `unknown` where there is nothing to do. */
export const accountRequests = pgTable(
  "account_requests",
  {
    reference: text().primaryKey(),
    purpose: text().notNull(),
    email: text().notNull(),
    locale: text().notNull(),
    /** The password chosen at sign-up, until the address is confirmed. */
    passwordHash: text(),
    createdAt: presentMoment(),
    usedAt: moment(),
  },
  (t) => [
    index("account_requests_created").on(t.createdAt),
    index("account_requests_email").on(t.email),
  ],
);

/** Links that were mailed, by the hash of their secret; one is made each time a mail is written. */
export const accountLinks = pgTable(
  "account_links",
  {
    tokenHash: text().primaryKey(),
    request: text()
      .notNull()
      .references(() => accountRequests.reference, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (t) => [index("account_links_request").on(t.request)],
);

export const avatars = pgTable(
  "avatars",
  { name: text().primaryKey(), accountId: ownAccount(), bytes: bytea().notNull() },
  (t) => [index("avatars_account").on(t.accountId)],
);

/** Invitation links, one for each account that made one. */
export const affiliates = pgTable("affiliates", {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  code: text().notNull().unique(),
  message: text().notNull().default(""),
  createdAt: presentMoment(),
});

/** Friends who asked for a quote after following a link; one row for each quote. */
export const referrals = pgTable(
  "referrals",
  {
    quote: text().primaryKey(),
    accountId: ownAccount(),
    friendEmail: text().notNull(),
    name: text().notNull(),
    address: text().notNull().default(""),
    state: text().notNull().default("pending"),
    rewardMinor: integer().notNull(),
    booking: text().unique(),
    createdAt: presentMoment(),
  },
  (t) => [
    index("referrals_account").on(t.accountId, t.createdAt),
    index("referrals_friend").on(t.friendEmail),
  ],
);
