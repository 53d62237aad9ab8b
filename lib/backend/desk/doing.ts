import { ApiError } from "@/lib/contract/errors";
import type { Transaction } from "../db/transaction";
import { done } from "../requests/handler";
import { once } from "../requests/idempotency";
import type { StaffActor } from "../staff/audit";
import type { At } from "../staff/desk-handler";

/** Whoever of the staff calls. @throws ApiError `unauthorized` */
export function staffOf({ actor }: Pick<At, "actor">): StaffActor {
  if (actor.kind !== "staff") throw new ApiError("unauthorized");
  return actor;
}

/** Does something in one transaction, as whoever of the staff calls; once, where it adds something. */
export async function asStaff<T>(
  at: At,
  work: (transaction: Transaction, actor: StaffActor) => Promise<T>,
): Promise<T> {
  const actor = staffOf(at);
  return once(at.asked, (transaction) => work(transaction, actor));
}

/** The same, of what answers nothing but that it is done. */
export async function doing(
  at: At,
  work: (transaction: Transaction, actor: StaffActor) => Promise<void>,
) {
  return asStaff(at, async (transaction, actor) => {
    await work(transaction, actor);
    return done;
  });
}
