import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { deskRequests } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locales";
import { answerSnippets } from "../../db/inbox-schema";
import type { Transaction } from "../../db/transaction";
import { type Actor, record } from "../../staff/audit";
import { demandKnownPlaces } from "./snippet-rows";

/** Adds a snippet of the desk's own, in the language in which somebody wrote it. @throws ApiError `invalid` */
export async function addSnippet(
  transaction: Transaction,
  actor: Actor,
  { title, language, text }: { title: string; language: Locale; text: string },
): Promise<void> {
  demandKnownPlaces(text);
  const id = randomUUID();
  await transaction.db.insert(answerSnippets).values({ id, title, texts: { [language]: text } });
  await record(transaction, actor, {
    action: "add-snippet",
    subject: `snippet ${id}`,
    after: { language, text: "written" },
  });
  transaction.changed.add(deskRequests);
}

/**
 * Takes away a snippet that the desk has added.
 * @throws ApiError `conflict` when it is not the one that was seen
 */
export async function removeSnippet(
  transaction: Transaction,
  actor: Actor,
  { snippet, version }: { snippet: string; version: number },
): Promise<void> {
  const gone = await transaction.db
    .delete(answerSnippets)
    .where(and(eq(answerSnippets.id, snippet), eq(answerSnippets.version, version)))
    .returning({ id: answerSnippets.id });
  if (gone.length === 0) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  await record(transaction, actor, {
    action: "remove-snippet",
    subject: `snippet ${snippet}`,
    before: { version },
  });
  transaction.changed.add(deskRequests);
}
