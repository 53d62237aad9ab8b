import { and, eq, isNull } from "drizzle-orm";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError } from "@/lib/contract/errors";
import { staff } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import { type Actor, record } from "./audit";

/**
 * Makes somebody one of the staff, who then needs a link to join.
 *
 * @returns their id
 * @throws ApiError `conflict` where the address is somebody else's who works here
 */
export async function invite(
  transaction: Transaction,
  actor: Actor,
  { email, name, role }: ParsedDeskInput<"invite">,
): Promise<string> {
  const [person] = await transaction.db
    .insert(staff)
    .values({ email: email.toLowerCase(), name, role })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  if (!person) throw new ApiError("conflict", { reason: "known_here" });
  await record(transaction, actor, { action: "invite", subject: person.id, after: { role } });
  return person.id;
}

/** Who works here under an address, if anybody does. */
export async function colleague({ db }: Pick<Transaction, "db">, email: string) {
  const [person] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email.toLowerCase()), isNull(staff.removedAt)));
  return person;
}
