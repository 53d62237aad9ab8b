import { eq } from "drizzle-orm";
import { deskRequests } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locales";
import { answerSnippets } from "../../db/inbox-schema";
import type { Transaction } from "../../db/transaction";
import { type Actor, record } from "../../staff/audit";
import { demandKnownPlaces, isStanding } from "./snippet-rows";

interface Edit {
  snippet: string;
  /** As it was seen; 0 where the desk had changed nothing of it. */
  version: number;
  language: Locale;
  /** Nothing has the words count again that came with the site, where there are any. */
  text: string;
}

/**
 * Writes a snippet in one language.
 * @throws ApiError `not_found`; `conflict` when somebody else was faster; `invalid`
 */
export async function editSnippet(
  transaction: Transaction,
  actor: Actor,
  { snippet, version, language, text }: Edit,
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
