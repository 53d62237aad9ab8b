import { and, eq, inArray, sql } from "drizzle-orm";
import { mailbox } from "../../accounts/mailbox";
import { friendIsReached } from "../../affiliate/friend-is-reached";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { requests } from "../../db/inbox-schema";
import { mailboxIn } from "../../db/mailbox-in";
import { offers } from "../../db/offer-schema";
import { leads } from "../../db/schema";
import type { Transaction } from "../../db/transaction";
import { keysFor } from "../../offers/renew-link";

/**
 * What belongs to a booking follows its guest: the offer that it was accepted from, with its link; what
 * they had asked for by the same address before, so that answers go to the right one; who invited them.
 * Invoices stay as they were issued, shares and places on waiting lists are whose address they name.
 */
export async function guestMoved(
  transaction: Transaction,
  before: BookingRow,
  guest: Pick<BookingRow, "name" | "email" | "phone">,
): Promise<void> {
  const { db } = transaction;
  const { reference } = before;
  const { name, email } = guest;
  const [offer] = await db.select().from(offers).where(eq(offers.booking, reference)).for("update");
  if (offer) {
    const keys = await keysFor(transaction, offer, email);
    await db
      .update(offers)
      .set({ name, email, ...keys })
      .where(eq(offers.reference, offer.reference));
  }
  const asked = [before.request, offer?.request].filter((id) => typeof id === "string");
  const followed = email ? await leadsFollow(transaction, asked, before.email, email) : [];
  await friendIsReached(transaction, [reference, ...followed], guest);
}

/** Writes the address into what was asked for by the one that was wrong, and says into which. */
async function leadsFollow(
  { db }: Transaction,
  asked: string[],
  wrong: string,
  email: string,
): Promise<string[]> {
  if (asked.length === 0) return [];
  const theirs = db
    .select({ lead: requests.lead })
    .from(requests)
    .where(inArray(requests.id, asked));
  const followed = await db
    .update(leads)
    .set({ email, payload: sql`${leads.payload} || jsonb_build_object('email', ${email}::text)` })
    .where(
      and(inArray(leads.reference, theirs), eq(mailboxIn(sql`${leads.email}`), mailbox(wrong))),
    )
    .returning({ reference: leads.reference });
  return followed.map(({ reference }) => reference);
}
