import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { now, nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { newSecret, secretHash } from "../accounts/secret";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import { staff, staffSessions } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import { ifWritable } from "../db/unreachable";

export type StaffRow = typeof staff.$inferSelect;

/** Who is signed in, and by which session. */
export interface Present {
  person: StaffRow;
  session: string;
  /** When they last showed a passkey. */
  confirmedAt: Date;
}

/** How long somebody stays signed in: a working day. */
const sessionHours = 12;
const oldest = sql`${sqlNow} - make_interval(hours => ${sessionHours})`;
const alive = () => gt(staffSessions.createdAt, oldest);
const minuteMs = 60_000;

/** Signs somebody in on a device, and gives the secret of the session, which is kept nowhere. */
export async function openStaffSession(
  { db }: Transaction,
  person: string,
  device: string,
  passkey?: string,
): Promise<string> {
  const token = newSecret();
  await db.insert(staffSessions).values({ tokenHash: secretHash(token), person, device, passkey });
  return token;
}

/**
 * Who holds the secret of a session.
 * @throws ApiError `unauthorized` for nobody, after twelve hours, and at once when they were removed
 */
export async function presentStaff(token: string | undefined): Promise<Present> {
  if (!token) throw new ApiError("unauthorized");
  const [row] = await db()
    .select({
      person: staff,
      session: staffSessions.id,
      confirmedAt: staffSessions.confirmedAt,
      seenAt: staffSessions.seenAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.person))
    .where(and(eq(staffSessions.tokenHash, secretHash(token)), alive(), isNull(staff.removedAt)));
  if (!row) throw new ApiError("unauthorized");
  if (row.seenAt.getTime() < nowMs() - minuteMs) await noteUse(eq(staffSessions.id, row.session));
  return row;
}

/** Which of these secrets still count, looked up and noted as seen with one question each for all of them. */
export async function stillPresent(tokens: readonly string[]): Promise<ReadonlySet<string>> {
  const byHash = new Map(tokens.map((token) => [secretHash(token), token]));
  const theirs = inArray(staffSessions.tokenHash, [...byHash.keys()]);
  const rows = await db()
    .select({ hash: staffSessions.tokenHash })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.person))
    .where(and(theirs, alive(), isNull(staff.removedAt)));
  await noteUse(and(theirs, lt(staffSessions.seenAt, new Date(nowMs() - minuteMs))));
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
}

const noteUse = (which: SQL | undefined) =>
  ifWritable(db().update(staffSessions).set({ seenAt: now() }).where(which));

/** The devices on which somebody is signed in, the latest used first. */
export async function sessionsOf(person: string) {
  return db()
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.person, person), alive()))
    .orderBy(desc(staffSessions.seenAt));
}

/** Ends one session of somebody. Returns its device, undefined when it had ended before. */
export async function endSession(
  { db }: Transaction,
  person: string,
  session: string,
): Promise<string | undefined> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.person, person), eq(staffSessions.id, session)))
    .returning({ device: staffSessions.device });
  return ended[0]?.device;
}

/** Forgets sessions that have ended by themselves. */
export async function forgetOldStaffSessions(): Promise<void> {
  await db().delete(staffSessions).where(lt(staffSessions.createdAt, oldest));
}
