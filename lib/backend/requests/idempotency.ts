import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { idempotentAnswers } from "../db/schema";
import type { Transaction } from "../db/transaction";
import { inTransaction } from "../db/transaction";

/**
 * Does the work once for a key: a repeated request waits for the first and gets its answer, also
 * after a restart. Without a key the work is simply done. Kept for 7 days.
 *
 * @throws ApiError `invalid` when the same key comes with another body
 */
export async function once<T>(
  request: { key: string | undefined; endpoint: string; body: unknown },
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { key, endpoint, body } = request;
  if (!key) return inTransaction(work);
  const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  return inTransaction(async (transaction) => {
    // Held until this transaction ends, so that parallel requests with one key queue up.
    await transaction.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `${endpoint} ${key}`,
    ]);
    const [kept] = await transaction.db
      .select()
      .from(idempotentAnswers)
      .where(and(eq(idempotentAnswers.endpoint, endpoint), eq(idempotentAnswers.key, key)));
    if (kept && kept.bodyHash !== bodyHash)
      throw new ApiError("invalid", { fields: { "idempotency-key": ["key_used_before"] } });
    // What was stored is what this same work answered.
    if (kept) return kept.answer as T;
    const answer = await work(transaction);
    await transaction.db.insert(idempotentAnswers).values({ key, endpoint, bodyHash, answer });
    return answer;
  });
}

/** Forgets answers older than 7 days. */
export async function forgetOldAnswers(): Promise<void> {
  await inTransaction(({ db }) =>
    db
      .delete(idempotentAnswers)
      .where(sql`${idempotentAnswers.createdAt} < now() - interval '7 days'`),
  );
}
