import { eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import type { Locale } from "@/lib/contract/locale";
import { offerMessages, offers } from "../db/offer-schema";
import { inTransaction, type Transaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { queueEmail } from "../requests/outbox";
import { type Actor, record } from "../staff/audit";
import { demandOffer, type OfferRow } from "./offer-key";
import { lockOffer } from "./offer-versions";
import { offerView } from "./offer-view";

/** A guest asks about their offer, also about one that has ended. */
export async function askAboutOffer(
  { reference, text }: { reference: string; text: string },
  locale: Locale,
  caller: Caller,
) {
  const offer = await demandOffer(reference, caller);
  await inTransaction((transaction) => write(transaction, offer, null, text));
  return { data: await offerView(await demandOffer(reference, caller), locale) };
}

/** Somebody of the staff answers, on the page and by a mail. */
export async function answerAboutOffer(
  actor: Actor & { kind: "staff" },
  { offer: reference, text }: { offer: string; text: string },
): Promise<void> {
  await inTransaction(async (transaction) => {
    const offer = await lockOffer(transaction, reference);
    await write(transaction, offer, actor.id, text);
    await record(transaction, actor, {
      action: "answer-offer",
      subject: offer.request ?? reference,
      after: { text: "written" },
    });
  });
}

async function write(
  transaction: Transaction,
  { reference }: OfferRow,
  author: string | null,
  text: string,
): Promise<void> {
  const [message] = await transaction.db
    .insert(offerMessages)
    .values({ offer: reference, author, text })
    .returning({ id: offerMessages.id });
  await transaction.db
    .update(offers)
    .set({ changedAt: now() })
    .where(eq(offers.reference, reference));
  await queueEmail(transaction, { kind: "offer-message", reference: String(message?.id) });
  transaction.changed.add(deskRequests);
}
