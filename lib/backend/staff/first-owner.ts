import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { env } from "@/lib/env";
import { deskOrigin } from "@/lib/site/domains";
import { staff } from "../db/staff-schema";
import { inTransaction } from "../db/transaction";
import { newInvitation } from "./invitations";
import { colleague, invite } from "./invite";

/** Where a link leads by which somebody joins; its secret stands behind the `#`, which no server sees. */
export const joinAddress = (secret: string) => `${deskOrigin()}/join#${secret}`;

/** A link for the first owner, while nobody has joined who may do everything. */
export async function firstOwnersLink(): Promise<string | undefined> {
  const id = await inTransaction(async (transaction) => {
    const owners = await transaction.db
      .select()
      .from(staff)
      .where(and(eq(staff.role, "owner"), isNotNull(staff.joinedAt), isNull(staff.removedAt)));
    if (owners.length > 0) return undefined;
    const email = env.OPERATOR_EMAIL;
    const known = await colleague(transaction, email);
    return (
      known?.id ??
      (await invite(transaction, { kind: "command" }, { email, name: "Owner", role: "owner" }))
    );
  });
  return id && joinAddress(await newInvitation(id));
}
