import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { absoluteUrl } from "@/lib/site/domains";
import { offerPath } from "@/lib/site/routes";
import { secretHash } from "../accounts/secret";
import { offers } from "../db/offer-schema";
import { db } from "../db/pool";
import type { Caller } from "../requests/handler";
import { installationSecret } from "../requests/installation-secret";

export type OfferRow = typeof offers.$inferSelect;

/** The key that opens an offer, of 256 bits: made whenever it is needed, of which only the hash is kept. */
export async function offerKey({
  reference,
  keyNumber,
}: Pick<OfferRow, "reference" | "keyNumber">): Promise<string> {
  const mac = createHmac("sha256", await installationSecret("offer-keys"));
  return `of_${mac.update(`${reference} ${keyNumber}`).digest("base64url")}`;
}

/** The page of an offer with its key, which stands behind the `#` that browsers send to no server. */
export async function offerLink(offer: OfferRow, locale: Locale): Promise<string> {
  return absoluteUrl(locale, `${offerPath(offer.reference)}#${await offerKey(offer)}`);
}

/** Whether what a guest brought is the key of an offer. */
export function opens({ keyHash }: OfferRow, { token = "" }: Caller): boolean {
  if (!keyHash) return false;
  const right = Buffer.from(keyHash);
  const given = Buffer.from(secretHash(token));
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * The offer, for whoever holds its key.
 * @throws ApiError `not_found` for everybody else, whether there is such an offer or not
 */
export async function demandOffer(reference: string, caller: Caller): Promise<OfferRow> {
  const [row] = await db().select().from(offers).where(eq(offers.reference, reference));
  if (!row || !opens(row, caller)) throw new ApiError("not_found");
  return row;
}
