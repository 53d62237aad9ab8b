import { eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import type { Locale } from "@/lib/contract/locale";
import type { commentOnOfferEndpoint } from "@/lib/contract/offer-reading";
import type { Offer } from "@/lib/contract/offers";
import { secretHash } from "../accounts/secret";
import { offers } from "../db/offer-schema";
import { inTransaction, type Transaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { once } from "../requests/idempotency";
import { limits } from "../requests/limits";
import { planEmail } from "../requests/outbox";
import { countCall } from "../requests/rate-limit";
import { record } from "../staff/audit";
import { writeMessage } from "./ask-about-offer";
import { demandOffer, demandReader, readKey } from "./offer-key";
import { lockOffer } from "./offer-versions";
import { offerForReaders, offerView } from "./offer-view";

/** What is said within it goes out as one mail. */
export const commentsTogetherMs = 10 * 60_000;

interface Sharing {
  reference: string;
  on: boolean;
}

/** Makes the link with which others read along, or takes it back: one that is made later is another. */
export async function shareOffer({ reference, on }: Sharing, locale: Locale, caller: Caller) {
  await demandOffer(reference, caller);
  await inTransaction(async (transaction) => {
    const offer = await lockOffer(transaction, reference);
    if (on === (offer.readHash !== null)) return;
    const changed = on
      ? { readHash: secretHash(await readKey(offer, transaction.db)) }
      : { readHash: null, readNumber: offer.readNumber + 1 };
    await transaction.db.update(offers).set(changed).where(eq(offers.reference, reference));
    await record(
      transaction,
      { kind: "guest" },
      {
        action: on ? "share-offer" : "stop-sharing-offer",
        subject: offer.request ?? reference,
        after: { offer: reference },
      },
    );
    transaction.changed.add(deskRequests);
  });
  return { data: await offerView(await demandOffer(reference, caller), locale) };
}

/** An offer for whoever reads along. */
export async function readOffer(
  { reference }: { reference: string },
  locale: Locale,
  caller: Caller,
) {
  return { data: await offerForReaders(await demandReader(reference, caller), locale) };
}

/** The offer for its guest or for who reads along, by whichever key they bring. */
export async function offerToRead(
  reference: string,
  locale: Locale,
  caller: Caller,
): Promise<Offer> {
  return caller.token?.startsWith("or_")
    ? offerForReaders(await demandReader(reference, caller), locale)
    : offerView(await demandOffer(reference, caller), locale);
}

/** Somebody who reads along says something, under the name they give: to the guest as much as to us. */
export async function commentOnOffer(
  { reference, ...said }: ParsedInputOf<typeof commentOnOfferEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  const offer = await demandReader(reference, caller);
  await countCall(`comments ${reference}`, limits.comments);
  const body = { reference, ...said };
  const request = { key: caller.idempotencyKey, endpoint: "comment-on-offer", body };
  await once(request, async (transaction) => {
    await writeMessage(transaction, offer, { kind: "comment", ...said });
    await planCommentsEmail(transaction, reference);
    return true;
  });
  return { data: await offerForReaders(offer, locale) };
}

/**
 * One mail to the guest for all that is said within some minutes, however many say something;
 * `detail` is when they end.
 */
async function planCommentsEmail(transaction: Transaction, reference: string): Promise<void> {
  const dueAt = new Date(
    (Math.floor(now().getTime() / commentsTogetherMs) + 1) * commentsTogetherMs,
  );
  const detail = dueAt.toISOString();
  await planEmail(
    transaction,
    { kind: "offer-comments", reference, detail },
    { id: `offer-comments-${reference}-${detail}`, dueAt },
  );
}
