import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { now, nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { accountLinks, accountRequests } from "../db/account-schema";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";
import { queueEmail } from "../requests/outbox";
import { newReference } from "../requests/reference";
import { newSecret, secretHash } from "./secret";

export type Purpose = "verify" | "reset" | "known" | "unknown";
export type AccountRequest = typeof accountRequests.$inferSelect;

const validMinutes = { verify: 24 * 60, reset: 30 };

interface NewRequest {
  purpose: Purpose;
  email: string;
  locale: Locale;
  passwordHash?: string | undefined;
}

/** Keeps what was asked and queues its mail; the same work whatever the address is. */
export async function requestByEmail(transaction: Transaction, request: NewRequest): Promise<void> {
  const reference = newReference("A");
  await transaction.db.insert(accountRequests).values({ reference, ...request });
  await queueEmail(transaction, { kind: "account", reference });
}

/**
 * The secret of a new link for a request. It is made when the mail is written, so that it is kept
 * nowhere readable and lives from then on.
 */
export async function newLinkSecret(reference: string, purpose: "verify" | "reset") {
  const secret = newSecret();
  const expiresAt = new Date(nowMs() + validMinutes[purpose] * 60_000);
  await db()
    .insert(accountLinks)
    .values({ tokenHash: secretHash(secret), request: reference, expiresAt });
  return secret;
}

/**
 * The request of a link that still works.
 * @throws ApiError `forbidden`, the same for a forged, an old and a used one
 */
export async function linkedRequest(secret: string, purpose: Purpose): Promise<AccountRequest> {
  const [row] = await db()
    .select({ request: accountRequests })
    .from(accountLinks)
    .innerJoin(accountRequests, eq(accountRequests.reference, accountLinks.request))
    .where(
      and(
        eq(accountLinks.tokenHash, secretHash(secret)),
        eq(accountRequests.purpose, purpose),
        isNull(accountRequests.usedAt),
        gt(accountLinks.expiresAt, now()),
      ),
    );
  if (!row) throw linkRefused();
  return row.request;
}

/**
 * Uses up a request, and with it every other open one for the same address and purpose.
 * @throws ApiError `forbidden` when it was used in the meantime: two parallel uses are one
 */
export async function spendRequest({ db }: Transaction, request: AccountRequest): Promise<void> {
  const spent = { usedAt: now(), passwordHash: null };
  const won = await db
    .update(accountRequests)
    .set(spent)
    .where(and(eq(accountRequests.reference, request.reference), isNull(accountRequests.usedAt)))
    .returning({ reference: accountRequests.reference });
  if (won.length === 0) throw linkRefused();
  await db
    .update(accountRequests)
    .set(spent)
    .where(
      and(
        eq(accountRequests.email, request.email),
        eq(accountRequests.purpose, request.purpose),
        isNull(accountRequests.usedAt),
      ),
    );
}

/** Forgets what was asked more than 7 days ago. */
export async function forgetOldRequests(): Promise<void> {
  await db()
    .delete(accountRequests)
    .where(lt(accountRequests.createdAt, sql`${sqlNow} - interval '7 days'`));
}

function linkRefused(): ApiError {
  return new ApiError("forbidden", { reason: "link_refused" });
}
