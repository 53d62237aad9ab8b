import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { deskRequests } from "@/lib/contract/changes";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError } from "@/lib/contract/errors";
import { answerSnippets } from "../../db/inbox-schema";
import type { Transaction } from "../../db/transaction";
import { type Actor, record } from "../../staff/audit";
import { demandKnownPlaces, isStanding } from "./snippet-rows";

/** Adds a snippet of the desk's own, in the language in which somebody wrote it. @throws ApiError `invalid` */
export async function addSnippet(
  transaction: Transaction,
  actor: Actor,
  { title, language, text }: ParsedDeskInput<"add-snippet">,
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
  { snippet, version }: ParsedDeskInput<"remove-snippet">,
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

/**
 * Writes a snippet in one language. Nothing has the words count again that came with the site, where
 * there are any.
 * @throws ApiError `not_found`; `conflict` when somebody else was faster; `invalid`
 */
export async function editSnippet(
  transaction: Transaction,
  actor: Actor,
  { snippet, version, language, text }: ParsedDeskInput<"edit-snippet">,
): Promise<void> {
  const { db, changed } = transaction;
  demandKnownPlaces(text);
  if (version === 0) await firstRow(transaction, snippet);
  const [row] = await db
    .select()
    .from(answerSnippets)
    .where(eq(answerSnippets.id, snippet))
    .for("update");
  if (!row) throw new ApiError("not_found");
  if (row.version !== version) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  const { [language]: _, ...others } = row.texts;
  const texts = text ? { ...others, [language]: text } : others;
  await db
    .update(answerSnippets)
    .set({ texts, version: version + 1 })
    .where(eq(answerSnippets.id, snippet));
  await record(transaction, actor, {
    action: "edit-snippet",
    subject: `snippet ${snippet}`,
    before: { version },
    after: { version: version + 1, language, text: text ? "written" : "taken back" },
  });
  changed.add(deskRequests);
}

/** The row of a snippet that came with the site and that nobody has changed yet. */
async function firstRow({ db }: Transaction, id: string): Promise<void> {
  if (!isStanding(id)) throw new ApiError("not_found");
  await db.insert(answerSnippets).values({ id, texts: {}, version: 0 }).onConflictDoNothing();
}
