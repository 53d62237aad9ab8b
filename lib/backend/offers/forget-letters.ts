import { eq, type SQL, sql } from "drizzle-orm";
import type { Draft, Sent } from "@/lib/contract/offer-document";
import { bookings } from "../db/booking-schema";
import { offers, offerVersions } from "../db/offer-schema";
import { db } from "../db/pool";
import { inTransaction } from "../db/transaction";
import { documentHash } from "./freeze";
import { lockOffer, sentVersion } from "./offer-versions";

/**
 * Forgets the letters of offers that were accepted, which may repeat what a guest wrote to us, and every
 * version that was not: what was bought stays. As what was sent is never changed, all of it goes, and
 * what was bought is kept anew, under a hash of its own.
 *
 * @param isOver of which bookings `b`
 */
export async function forgetLetters(isOver: SQL): Promise<void> {
  const { rows } = await db().execute<{ reference: string }>(sql`
    select o.reference from ${offers} o join ${bookings} b on b.reference = o.booking
    where ${isOver} and exists (
      select from ${offerVersions} v where v.offer = o.reference
        and (v.number <> o.sent or v.draft->'letter'->'texts' <> '{}'))`);
  for (const { reference } of rows) await forgetLetter(reference);
}

async function forgetLetter(reference: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const { db } = transaction;
    const bought = await sentVersion(await lockOffer(transaction, reference), db);
    if (!bought?.sent) return;
    const draft = draftWithout(bought.draft);
    const sent = sentWithout(bought.sent);
    await db.delete(offerVersions).where(eq(offerVersions.offer, reference));
    await db.insert(offerVersions).values({ ...bought, draft, sent, hash: documentHash(sent) });
  });
}

const draftWithout = (draft: Draft): Draft => ({
  ...draft,
  letter: { source: draft.letter.source, texts: {} },
});

function sentWithout(sent: Sent): Sent {
  const variants = sent.variants.map((variant) => ({
    ...variant,
    words: Object.fromEntries(
      Object.entries(variant.words).map(([locale, words]) => [
        locale,
        { ...words, letter: "", letter_language: null },
      ]),
    ),
  }));
  return { ...sent, draft: draftWithout(sent.draft), variants };
}
