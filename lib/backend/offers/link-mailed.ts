import { and, asc, eq, isNotNull } from "drizzle-orm";
import { mailbox } from "../accounts/mailbox";
import { bookings } from "../db/booking-schema";
import { requests } from "../db/inbox-schema";
import { offers } from "../db/offer-schema";
import { leads } from "../db/schema";
import type { Transaction } from "../db/transaction";
import { keyBegins, mailedNow, type OfferRow, offerKey } from "./offer-key";

/** Keeps that the link which opens an offer now is mailed to its guest, whose it is from then on. */
export async function linkMailed({ db }: Transaction, offer: OfferRow): Promise<void> {
  // What was never sent opens for nobody.
  if (offer.keyHash === null) return;
  await db.update(offers).set(mailedNow(offer)).where(eq(offers.reference, offer.reference));
}

/**
 * The same of each offer of a request whose link somebody has put into what they write to its guest. Before
 * the request is held, as whoever sends an offer holds that first.
 */
export async function linksMailed(
  transaction: Transaction,
  { request, text }: { request: string; text: string },
): Promise<void> {
  if (!text.includes(keyBegins)) return;
  const { db } = transaction;
  const [guest] = await db
    .select({ lead: leads.email, booking: bookings.email })
    .from(requests)
    .leftJoin(leads, eq(leads.reference, requests.lead))
    .leftJoin(bookings, eq(bookings.reference, requests.booking))
    .where(eq(requests.id, request));
  const address = mailbox(guest?.lead ?? guest?.booking ?? "");
  const made = await db
    .select()
    .from(offers)
    .where(and(eq(offers.request, request), isNotNull(offers.keyHash)))
    .orderBy(asc(offers.reference))
    .for("update");
  for (const offer of made)
    if (mailbox(offer.email) === address && text.includes(await offerKey(offer, db)))
      await linkMailed(transaction, offer);
}
