import { messages } from "../db/inbox-schema";
import type { Transaction } from "../db/transaction";
import { queueEmail } from "../requests/outbox";
import type { Actor } from "../staff/audit";
import { changeRequest, type Seen } from "./change-request";
import { answered } from "./mark-answered";

/** Answers whoever asked, by a mail that goes out with this transaction or not at all. */
export async function answerRequest(
  transaction: Transaction,
  actor: Actor & { kind: "staff" },
  { subject, text, ...seen }: Seen & { subject: string; text: string },
): Promise<void> {
  await changeRequest(transaction, actor, seen, (row) => {
    const set = answered(row, actor);
    return {
      action: "answer",
      set,
      before: { state: row.state },
      after: { state: set.state, text: "written" },
    };
  });
  const [message] = await transaction.db
    .insert(messages)
    .values({ request: seen.request, kind: "answer", author: actor.id, subject, text })
    .returning({ id: messages.id });
  await queueEmail(transaction, { kind: "answer-to-guest", reference: String(message?.id) });
}
