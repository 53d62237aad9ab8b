import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import { idempotentAnswers } from "../db/schema";
import type { Transaction } from "../db/transaction";
import { inTransaction } from "../db/transaction";

/** What is asked for, by which it is known again. */
export interface OnceRequest {
  key: string | undefined;
  endpoint: string;
  body: unknown;
}

/**
 * Does the work once for a key: a repeated request waits for the first and gets its answer, also
 * after a restart. Without a key, or a request, the work is simply done. Kept for 7 days.
 *
 * @throws ApiError `invalid` when the same key comes with another body
 */
export async function once<T>(
  request: OnceRequest | undefined,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  if (!request?.key) return inTransaction(work);
  const { key, endpoint } = request;
  return inTransaction(async (transaction) => {
    // Held until this transaction ends, so that parallel requests with one key queue up.
    await transaction.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `${endpoint} ${key}`,
    ]);
    const kept = await keptAnswer<T>(request, transaction.db);
    if (kept !== undefined) return kept;
    const answer = await work(transaction);
    await transaction.db
      .insert(idempotentAnswers)
      .values({ key, endpoint, bodyHash: hashOf(request), answer });
    return answer;
  });
}

/**
 * As `once`, for work that is preceded by a look at whether it is possible: what refuses a request
 * now, such as a coupon that is used up, may be what the same request has taken, also a moment ago.
 */
export async function onceChecked<C, T>(
  request: OnceRequest | undefined,
  check: () => Promise<C>,
  work: (transaction: Transaction, checked: C) => Promise<T>,
): Promise<T> {
  try {
    const checked = await check();
    return await once(request, (transaction) => work(transaction, checked));
  } catch (error) {
    const kept =
      request && error instanceof ApiError ? await keptAnswer<T>(request, db()) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Whether this very request has been done before, so that what it gives is no new thing to be counted. */
export async function isDone(request: OnceRequest): Promise<boolean> {
  return (await keptAnswer(request, db())) !== undefined;
}

async function keptAnswer<T>(
  request: OnceRequest,
  database: Transaction["db"],
): Promise<T | undefined> {
  const { key, endpoint } = request;
  if (!key) return undefined;
  const [kept] = await database
    .select()
    .from(idempotentAnswers)
    .where(and(eq(idempotentAnswers.endpoint, endpoint), eq(idempotentAnswers.key, key)));
  if (!kept) return undefined;
  if (kept.bodyHash !== hashOf(request))
    throw new ApiError("invalid", { fields: { "idempotency-key": ["key_used_before"] } });
  // What was stored is what this same work answered.
  return kept.answer as T;
}

function hashOf({ body }: OnceRequest): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}

/** Forgets answers older than 7 days. */
export async function forgetOldAnswers(): Promise<void> {
  await inTransaction(({ db }) =>
    db
      .delete(idempotentAnswers)
      .where(sql`${idempotentAnswers.createdAt} < ${sqlNow} - interval '7 days'`),
  );
}
