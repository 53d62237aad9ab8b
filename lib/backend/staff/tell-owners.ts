import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { staff } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import { queueEmail, type StaffNews } from "../requests/outbox";

/** Queues a mail to everybody who has joined as owner, at their own address. */
export async function tellOwners(
  transaction: Transaction,
  news: StaffNews,
  reference: string,
): Promise<void> {
  const owners = await transaction.db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, "owner"), isNotNull(staff.joinedAt), isNull(staff.removedAt)));
  for (const { id } of owners) await tellPerson(transaction, news, reference, id);
}

/** The same to one person. */
export function tellPerson(
  transaction: Transaction,
  news: StaffNews,
  reference: string,
  person: string,
): Promise<void> {
  return queueEmail(transaction, { kind: "to-staff", news, reference, detail: person });
}
