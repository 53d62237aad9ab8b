import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { now, nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { newSecret, secretHash } from "../accounts/secret";
import { db } from "../db/pool";
import { staff, staffChallenges, staffInvitations } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import type { StaffRow } from "./sessions";

const validDays = 3;

/** The secret of a new link by which somebody joins, or adds another device: good for three days, once. */
export async function newInvitation(person: string): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(nowMs() + validDays * 86_400_000);
  await db()
    .insert(staffInvitations)
    .values({ tokenHash: secretHash(secret), person, expiresAt });
  return secret;
}

/**
 * Who is invited by a link that still works.
 * @throws ApiError `forbidden`, the same for a forged, an old and a used one
 */
export async function invitedPerson(secret: string): Promise<StaffRow> {
  const [row] = await db()
    .select({ person: staff })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.person))
    .where(
      and(
        eq(staffInvitations.tokenHash, secretHash(secret)),
        gt(staffInvitations.expiresAt, now()),
        isNull(staff.removedAt),
      ),
    );
  if (!row) throw new ApiError("forbidden", { reason: "link_refused" });
  return row.person;
}

/**
 * Uses up a link, and every other one of the same person.
 * @throws ApiError `forbidden` when it was used in the meantime: two parallel uses are one
 */
export async function spendInvitation({ db }: Transaction, secret: string): Promise<void> {
  const [spent] = await db
    .delete(staffInvitations)
    .where(eq(staffInvitations.tokenHash, secretHash(secret)))
    .returning();
  if (!spent) throw new ApiError("forbidden", { reason: "link_refused" });
  await db.delete(staffInvitations).where(eq(staffInvitations.person, spent.person));
}

/** Forgets links and questions that nobody has answered in time. */
export async function forgetUnanswered(): Promise<void> {
  await db().delete(staffInvitations).where(lt(staffInvitations.expiresAt, now()));
  await db().delete(staffChallenges).where(lt(staffChallenges.expiresAt, now()));
}
