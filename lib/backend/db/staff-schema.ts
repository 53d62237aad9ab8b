import {
  bigint,
  bigserial,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Role } from "@/lib/contract/desk/rights";
import { moment, presentMoment } from "./columns";

const bytea = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => "bytea" });

/** The people who run the business: a realm of their own beside travellers' accounts. */
export const staff = pgTable("staff", {
  id: uuid().primaryKey().defaultRandom(),
  /** Null once somebody has left, so that the address may be invited again. */
  email: text().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  createdAt: presentMoment(),
  joinedAt: moment(),
  removedAt: moment(),
});

const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => staff.id);

/** What somebody signs in with: the public half of a key that never leaves their device. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text().primaryKey(),
    person: ofPerson(),
    publicKey: bytea().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    /** What it was made on, in two words. */
    device: text().notNull().default(""),
    createdAt: presentMoment(),
    usedAt: moment(),
  },
  (t) => [index("passkeys_person").on(t.person)],
);

/** Who is signed in, by the hash of what is in their cookie. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    tokenHash: text().primaryKey(),
    /** Names it in the list of devices. */
    id: uuid().notNull().unique().defaultRandom(),
    person: ofPerson(),
    device: text().notNull(),
    /** What it was opened with, and ends with; unknown of those of before. */
    passkey: text().references(() => passkeys.id, { onDelete: "cascade" }),
    createdAt: presentMoment(),
    /** When a passkey was last shown. */
    confirmedAt: presentMoment(),
    seenAt: presentMoment(),
    /** The address of the screen that is looked at there, and until when that counts. */
    looksAt: text().notNull().default(""),
    looksUntil: moment(),
  },
  (t) => [index("staff_sessions_person").on(t.person)],
);

/** Links by which somebody joins, by the hash of their secret. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    tokenHash: text().primaryKey(),
    person: ofPerson(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("staff_invitations_person").on(t.person)],
);

/** What a device was asked to sign; each is taken once. */
export const staffChallenges = pgTable("staff_challenges", {
  id: uuid().primaryKey().defaultRandom(),
  challenge: text().notNull(),
  expiresAt: moment().notNull(),
});

/**
 * Who did what at the desk: only ever added to, which a trigger sees to. Values of state, money and
 * dates; of what is personal only which field it was, as it must be possible to forget that.
 */
export const audit = pgTable(
  "audit",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    at: presentMoment(),
    actorKind: text().notNull(),
    actorId: text(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<AuditValues>().notNull(),
    after: jsonb().$type<AuditValues>().notNull(),
  },
  (t) => [index("audit_subject").on(t.subject, t.id)],
);

export type AuditValues = Record<string, string | number | boolean | null>;
