import { eq } from "drizzle-orm";
import { deskRequests } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import { messages, requests } from "../db/inbox-schema";
import type { Transaction } from "../db/transaction";
import { record, type StaffActor } from "../staff/audit";

/** Leaves a note for colleagues. It changes nothing that somebody else may be changing. */
export async function writeNote(
  transaction: Transaction,
  actor: StaffActor,
  { request, text }: { request: string; text: string },
): Promise<void> {
  const { db, changed } = transaction;
  const [row] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.id, request))
    .for("share");
  if (!row) throw new ApiError("not_found");
  await db.insert(messages).values({ request, kind: "note", author: actor.id, text });
  await record(transaction, actor, {
    action: "write-note",
    subject: request,
    after: { text: "written" },
  });
  changed.add(deskRequests);
}
