import { eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { mailbox } from "../accounts/mailbox";
import { secretHash } from "../accounts/secret";
import { offers } from "../db/offer-schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { type Caller, done } from "../requests/handler";
import { limits } from "../requests/limits";
import { queueEmail } from "../requests/outbox";
import { countCall } from "../requests/rate-limit";
import { type Actor, record } from "../staff/audit";
import { linkMailed } from "./link-mailed";
import { demandReplaced, isMailedTo, mailedNow, type OfferRow, offerKey } from "./offer-key";
import { lockOffer } from "./offer-versions";

/**
 * Replaces the key of an offer and mails the new link: who holds the old one is told that there is a
 * newer one, and no more. Who read along by a link that they gave does so no longer.
 *
 * @throws ApiError `conflict` when nothing was sent yet
 */
export async function renewOfferLink(
  transaction: Transaction,
  actor: Actor,
  reference: string,
): Promise<void> {
  const offer = await lockOffer(transaction, reference);
  if (offer.sent === null) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  const renewed = { ...offer, keyNumber: offer.keyNumber + 1, mailedTo: null };
  await transaction.db
    .update(offers)
    .set({ ...(await otherKeys(transaction, renewed)), ...mailedNow(renewed), changedAt: now() })
    .where(eq(offers.reference, reference));
  await record(transaction, actor, {
    action: "renew-offer-link",
    subject: offer.request ?? reference,
    after: { offer: reference },
  });
  await queueEmail(transaction, { kind: "offer-link", reference });
  transaction.changed.add(deskRequests);
}

/**
 * What is kept of how an offer is opened once its guest has another address: the link that was mailed,
 * perhaps to a stranger, opens it no more, unless the address is put back to which it was mailed. Nothing
 * where the mailbox is the same, or nothing was sent yet.
 */
export async function keysFor(transaction: Transaction, offer: OfferRow, email: string) {
  if (offer.sent === null || mailbox(email) === mailbox(offer.email)) return {};
  const keyNumber = isMailedTo({ ...offer, email }) ? offer.keyNumber : offer.keyNumber + 1;
  return otherKeys(transaction, { ...offer, email, keyNumber });
}

/** What is kept of how an offer is opened from now on, in place of before: nobody reads along any more. */
async function otherKeys({ db }: Transaction, offer: OfferRow) {
  const { keyNumber, readHash, readNumber } = offer;
  return {
    keyNumber,
    keyHash: secretHash(await offerKey(offer, db)),
    ...(readHash !== null && { readHash: null, readNumber: readNumber + 1 }),
  };
}

/** Mails the newest link to the guest, for whoever holds an older one: it is shown to nobody here. */
export async function newestOfferLink(
  { reference }: { reference: string },
  _locale: Locale,
  caller: Caller,
) {
  await demandReplaced(reference, caller);
  await countCall(`newest link ${reference}`, limits.newestLinks);
  await inTransaction(async (transaction) => {
    await linkMailed(transaction, await lockOffer(transaction, reference));
    await queueEmail(transaction, { kind: "offer-link", reference });
    transaction.changed.add(deskRequests);
  });
  return done;
}
