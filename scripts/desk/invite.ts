import { inTransaction } from "@/lib/backend/db/transaction";
import { joinAddress } from "@/lib/backend/staff/first-owner";
import { newInvitation } from "@/lib/backend/staff/invitations";
import { colleague, invite } from "@/lib/backend/staff/invite";
import { staffCalls } from "@/lib/contract/desk/staff";

/**
 * A link by which somebody joins the desk; whoever works here already adds another device by it.
 * @throws Error that says what is wrong with what was typed
 */
export async function inviteByCommand(email: string, name = "", role = "owner"): Promise<string> {
  const asked = staffCalls.invite.input.safeParse({ email, name: name || nameIn(email), role });
  if (!asked.success) {
    const [issue] = asked.error.issues;
    throw new Error(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const person = await inTransaction(async (transaction) => {
    const known = await colleague(transaction, asked.data.email);
    return known?.id ?? invite(transaction, { kind: "command" }, asked.data);
  });
  return `Within three days, once: ${joinAddress(await newInvitation(person))}`;
}

const nameIn = (email: string) => email.split("@")[0]?.replace(/[._-]+/g, " ") ?? "";
