import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "../db/pool";
import { usedLinks } from "../db/schema";
import type { Transaction } from "../db/transaction";
import { installationSecret } from "./installation-secret";

/** What a signed link does, to what, and until when. */
export interface LinkClaim {
  action: string;
  subject: string;
  /** Seconds since 1970. */
  expires: number;
}

/** A token that proves a claim was made here; it can be used once (see `spendLink`). */
export async function signLink(claim: LinkClaim): Promise<string> {
  const body = Buffer.from(JSON.stringify(claim)).toString("base64url");
  return `${body}.${(await mac(body)).toString("base64url")}`;
}

/** The claim of a token, or undefined when it is forged, broken or expired. */
export async function readLink(token: string): Promise<LinkClaim | undefined> {
  const [body = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = await mac(body);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // The signature shows that this body was written by signLink.
  const claim = JSON.parse(Buffer.from(body, "base64url").toString()) as LinkClaim;
  return claim.expires > Date.now() / 1000 ? claim : undefined;
}

/** Whether a token was used. */
export async function isSpent(token: string): Promise<boolean> {
  const rows = await db()
    .select()
    .from(usedLinks)
    .where(eq(usedLinks.id, idOf(token)));
  return rows.length > 0;
}

/** Marks a token as used. Returns false when it was used before: two clicks are one. */
export async function spendLink(transaction: Transaction, token: string): Promise<boolean> {
  const id = idOf(token);
  const rows = await transaction.db
    .insert(usedLinks)
    .values({ id })
    .onConflictDoNothing()
    .returning();
  return rows.length === 1;
}

const idOf = (token: string) => token.split(".")[1] ?? "";

async function mac(body: string): Promise<Buffer> {
  return createHmac("sha256", await installationSecret("signed-links"))
    .update(body)
    .digest();
}
