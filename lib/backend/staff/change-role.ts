import { and, eq, isNull } from "drizzle-orm";
import type { Role } from "@/lib/contract/desk/rights";
import { ApiError } from "@/lib/contract/errors";
import { staff } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import { type Actor, record } from "./audit";
import type { StaffRow } from "./sessions";

/**
 * Gives somebody another role, from their very next step on.
 * @throws ApiError `not_found`; `conflict` where nobody would be left who may do everything
 */
export async function changeRole(
  transaction: Transaction,
  actor: Actor,
  { person, role }: { person: string; role: Role },
): Promise<void> {
  const before = await heldColleague(transaction, person);
  if (role !== "owner") await demandAnotherOwner(transaction, before);
  await transaction.db.update(staff).set({ role }).where(eq(staff.id, person));
  await record(transaction, actor, {
    action: "change-role",
    subject: person,
    before: { role: before.role },
    after: { role },
  });
}

/** Somebody who works here, held until the transaction ends. @throws ApiError `not_found` */
export async function heldColleague({ db }: Transaction, person: string): Promise<StaffRow> {
  const [held] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, person), isNull(staff.removedAt)))
    .for("update");
  if (!held) throw new ApiError("not_found");
  return held;
}

/** @throws ApiError `conflict` where somebody is the only owner who has joined */
export async function demandAnotherOwner({ db }: Transaction, { id, role }: StaffRow) {
  if (role !== "owner") return;
  // All owners, in one order, so that two who remove each other do it one after the other.
  const owners = await db
    .select()
    .from(staff)
    .where(and(eq(staff.role, "owner"), isNull(staff.removedAt)))
    .orderBy(staff.id)
    .for("update");
  if (!owners.some((owner) => owner.id !== id && owner.joinedAt))
    throw new ApiError("conflict", { reason: "last_owner" });
}
