import { and, eq, inArray, sql } from "drizzle-orm";
import { shortName } from "@/lib/i18n/short-name";
import {
  accountRequests,
  accounts,
  affiliates,
  referrals,
  sessions,
  signInPlaces,
} from "../db/account-schema";
import { db } from "../db/pool";
import { leads, reviews } from "../db/schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { type Caller, done } from "../requests/handler";
import { dropPhotographs } from "../reviews/review-photographs";
import type { BookingsOf, Eraser } from "./bookings-of";
import { mailbox } from "./mailbox";
import { sentFrom } from "./overview";
import { isSeenReferral, seenReferralState } from "./seen-referrals";
import { accountOf } from "./sessions";
import { demandPassword } from "./sign-in";
import { userOf } from "./user";

/** Everything kept about whoever is signed in; other people appear by what they agreed to show. */
export async function exportAccount(bookings: BookingsOf, caller: Caller) {
  const account = await accountOf(caller);
  const [booked, sent, opened, places, links, friends] = await Promise.all([
    bookings.exported(account.email),
    db().select().from(leads).where(sentFrom(account.email)),
    db()
      .select({ opened: sessions.createdAt, used: sessions.seenAt })
      .from(sessions)
      .where(eq(sessions.accountId, account.id)),
    db()
      .select({ last_sign_in: signInPlaces.seenAt })
      .from(signInPlaces)
      .where(eq(signInPlaces.accountId, account.id)),
    db().select().from(affiliates).where(eq(affiliates.accountId, account.id)),
    db()
      .select({
        name: referrals.name,
        quote: referrals.quote,
        state: seenReferralState,
        reward_minor: referrals.rewardMinor,
        created: referrals.createdAt,
      })
      .from(referrals)
      .where(and(eq(referrals.accountId, account.id), isSeenReferral)),
  ]);
  return {
    data: {
      profile: { ...userOf(account), member_since: account.createdAt.toISOString() },
      favourites: account.wishlist,
      ...booked,
      messages: sent.map(({ reference, kind, createdAt, payload }) => ({
        reference,
        kind,
        sent: createdAt.toISOString(),
        contents: payload,
      })),
      sessions: opened,
      places,
      invitation: links.map(({ code, message, createdAt }) => ({ code, message, createdAt })),
      friends: friends.map((friend) => ({ ...friend, name: shortName(friend.name) })),
    },
  };
}

/**
 * Erases an account; what it wrote publicly stays, without its author and photographs. Bookings and what was paid for
 * them are kept as long as the law asks.
 */
export async function deleteAccount(
  bookings: BookingsOf,
  { password }: { password: string },
  caller: Caller,
) {
  const account = await accountOf(caller);
  const demandStill = await demandPassword(account, password, "password");
  await inTransaction(async (transaction) => {
    await demandStill(transaction);
    await eraseAddress(transaction, bookings, account.email, "guest");
  });
  return done;
}

/** The same for an address, in small letters, whether it has an account or not. */
export async function eraseAddress(
  transaction: Transaction,
  bookings: BookingsOf,
  email: string,
  by: Eraser,
): Promise<void> {
  const { db, changed } = transaction;
  await bookings.forget(transaction, email, by);
  const reviewLeads = and(eq(leads.kind, "review"), sentFrom(email));
  const written = await db
    .update(reviews)
    .set({ author: "Guest" })
    .where(inArray(reviews.id, db.select({ id: leads.reference }).from(leads).where(reviewLeads)))
    .returning({ id: reviews.id });
  // Their tours quote them.
  await dropPhotographs(
    transaction,
    written.map(({ id }) => id),
  );
  if (written.length > 0) for (const list of ["reviews", "tours"]) changed.add(list);
  await db
    .update(leads)
    .set({
      email: "",
      name: "Guest",
      payload: sql`${leads.payload} || '{"email": "guest@deleted.invalid", "full_name": "Guest"}'::jsonb`,
    })
    .where(reviewLeads);
  await db
    .update(referrals)
    .set({ friendEmail: "", name: "", address: "" })
    .where(eq(referrals.friendEmail, mailbox(email)));
  await db.delete(accountRequests).where(eq(accountRequests.email, email));
  await db.delete(accounts).where(eq(accounts.email, email));
}
