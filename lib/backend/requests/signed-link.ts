import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { nowMs } from "@/lib/clock";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import { usedLinks } from "../db/schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { installationSecret } from "./installation-secret";

/** What a signed link does, to what, and until when. */
interface LinkClaim {
  action: string;
  subject: string;
  /** Seconds since 1970. */
  expires: number;
}

/** A claim whose signature was found right. */
export interface VerifiedLink extends LinkClaim {
  /** Names the link among the used ones: its signature, as it was computed here. */
  id: string;
}

/** A token that proves a claim was made here; it can be used once (see `spendLink`). */
export async function signLink(claim: LinkClaim): Promise<string> {
  const body = Buffer.from(JSON.stringify(claim)).toString("base64url");
  return `${body}.${await signature(body)}`;
}

/**
 * The claim of a token, or undefined when it is forged, broken or expired. A token counts as it was
 * given out, letter by letter: base64 has several spellings of the same bytes.
 */
export async function readLink(token: string): Promise<VerifiedLink | undefined> {
  const [body = ""] = token.split(".", 1);
  const id = await signature(body);
  const given = Buffer.from(token);
  const right = Buffer.from(`${body}.${id}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // The signature shows that this body was written by signLink.
  const claim = JSON.parse(Buffer.from(body, "base64url").toString()) as LinkClaim;
  return claim.expires > nowMs() / 1000 ? { ...claim, id } : undefined;
}

/** Whether a link was used. */
export async function isSpent({ id }: VerifiedLink): Promise<boolean> {
  const rows = await db().select().from(usedLinks).where(eq(usedLinks.id, id));
  return rows.length > 0;
}

/** Marks a link as used. Returns false when it was used before: two clicks are one. */
export async function spendLink(transaction: Transaction, { id }: VerifiedLink): Promise<boolean> {
  const rows = await transaction.db
    .insert(usedLinks)
    .values({ id })
    .onConflictDoNothing()
    .returning();
  return rows.length === 1;
}

/**
 * Forgets which links were used once none of them holds any more. The longest is that of a reward: until 90
 * days after it is safe, which may be as far ahead as a journey can be booked (`farthestDay`), three years.
 */
export async function forgetUsedLinks(): Promise<void> {
  await inTransaction(({ db }) =>
    db.delete(usedLinks).where(sql`${usedLinks.usedAt} < ${sqlNow} - interval '5 years'`),
  );
}

async function signature(body: string): Promise<string> {
  return createHmac("sha256", await installationSecret("signed-links"))
    .update(body)
    .digest("base64url");
}
