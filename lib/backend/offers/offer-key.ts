import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { absoluteUrl } from "@/lib/site/domains";
import { offerPath } from "@/lib/site/routes";
import { emailKey, mailbox } from "../accounts/mailbox";
import { secretHash } from "../accounts/secret";
import { offers } from "../db/offer-schema";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { installationSecret } from "../requests/installation-secret";

export type OfferRow = typeof offers.$inferSelect;

type Keys = Pick<OfferRow, "reference" | "keyNumber" | "email" | "mailedTo" | "mailedKey">;

/** The key that opens an offer, of 256 bits: made whenever it is needed, of which only the hash is kept. */
export const offerKey = (offer: Keys, database?: Transaction["db"]): Promise<string> =>
  keyNumbered(offer.reference, openNumber(offer), database);

/** With what each such key begins. */
export const keyBegins = "of_";

async function keyNumbered(reference: string, number: number, database?: Transaction["db"]) {
  const mac = createHmac("sha256", await installationSecret("offer-keys", database));
  return `${keyBegins}${mac.update(`${reference} ${number}`).digest("base64url")}`;
}

/** Names whose mailbox an address is, without keeping it. */
const addressee = (email: string): string => emailKey(mailbox(email));

/** Whether its guest has the address that its link was mailed to: that one opens it then. */
export const isMailedTo = ({ email, mailedTo }: Pick<OfferRow, "email" | "mailedTo">): boolean =>
  mailedTo === addressee(email);

const openNumber = (offer: Keys): number =>
  isMailedTo(offer) ? (offer.mailedKey ?? offer.keyNumber) : offer.keyNumber;

/** What is kept where the link that opens it now is mailed to its guest. */
export const mailedNow = (offer: Keys) => ({
  mailedTo: addressee(offer.email),
  mailedKey: openNumber(offer),
});

/** The page of an offer with its key, which stands behind the `#` that browsers send to no server. */
export async function offerLink(offer: OfferRow, locale: Locale): Promise<string> {
  return offerAddress(offer.reference, await offerKey(offer), locale);
}

/** The same, where the key is known. */
export function offerAddress(reference: string, key: string, locale: Locale): string {
  return absoluteUrl(locale, `${offerPath(reference)}#${key}`);
}

/** The key of the reading link, likewise: whoever holds it opens nothing else. */
export async function readKey(
  { reference, readNumber }: Pick<OfferRow, "reference" | "readNumber">,
  database?: Transaction["db"],
): Promise<string> {
  const mac = createHmac("sha256", await installationSecret("offer-keys", database));
  return `or_${mac.update(`${reference} reads ${readNumber}`).digest("base64url")}`;
}

/** The same page for fellow travellers; null where nobody is to read along. */
export async function readingLink(offer: OfferRow, locale: Locale): Promise<string | null> {
  if (!offer.readHash) return null;
  return absoluteUrl(locale, `${offerPath(offer.reference)}#${await readKey(offer)}`);
}

/** Whether what somebody brought is the secret that a hash is of. */
function opens(hash: string | null, { token = "" }: Caller): boolean {
  if (!hash) return false;
  const right = Buffer.from(hash);
  const given = Buffer.from(secretHash(token));
  return given.length === right.length && timingSafeEqual(given, right);
}

async function known(reference: string): Promise<OfferRow> {
  const [row] = await db().select().from(offers).where(eq(offers.reference, reference));
  if (!row) throw new ApiError("not_found");
  return row;
}

/**
 * The offer, for whoever holds its key.
 * @throws ApiError `not_found` for everybody else, whether there is such an offer or not; `conflict`
 * with `offer_link_replaced` for an older key
 */
export async function demandOffer(reference: string, caller: Caller): Promise<OfferRow> {
  const row = await known(reference);
  if (opens(row.keyHash, caller)) return row;
  if (await isReplaced(row, caller))
    throw new ApiError("conflict", { reason: "offer_link_replaced" });
  throw new ApiError("not_found");
}

/** The offer, for whoever holds its reading link. @throws ApiError `not_found` for everybody else */
export async function demandReader(reference: string, caller: Caller): Promise<OfferRow> {
  const row = await known(reference);
  if (!opens(row.readHash, caller)) throw new ApiError("not_found");
  return row;
}

/** That somebody holds an older key. @throws ApiError `not_found` for everybody else */
export async function demandReplaced(reference: string, caller: Caller): Promise<void> {
  const row = await known(reference);
  if (!(await isReplaced(row, caller))) throw new ApiError("not_found");
}

async function isReplaced(offer: OfferRow, caller: Caller): Promise<boolean> {
  for (let number = offer.keyNumber; number > 0; number -= 1) {
    const key = number !== openNumber(offer) && (await keyNumbered(offer.reference, number));
    if (key && opens(secretHash(key), caller)) return true;
  }
  return false;
}
