import { and, asc, eq, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { InvitationCodeSchema } from "@/lib/contract/affiliate";
import { policy } from "@/lib/pricing/policy";
import { addressHash } from "../accounts/address-hash";
import { mailbox } from "../accounts/mailbox";
import { accounts, affiliates, referrals, sessions, signInPlaces } from "../db/account-schema";
import { mailboxIn } from "../db/mailbox-in";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";
import { queueEmail } from "../requests/outbox";
import { shortAddress } from "./short-address";

interface InvitedQuote {
  invited_by?: string | undefined;
  full_name: string;
  email: string;
  phone?: string | undefined;
}

/**
 * Notes that a quote or booking came through a friend's link: the one named now, else the first.
 * Nobody invites themselves, by address or phone. Who asks from where the inviter signs in, names
 * nobody now or somebody else than before, is looked at by a person before anything is promised:
 * anybody can type a stranger's address into a quote. So whom nobody names now learns nothing of who
 * asks: no name, no address. An unknown code is no reason to refuse one.
 */
export async function recordReferral(
  transaction: Transaction,
  quote: string,
  form: InvitedQuote,
  address: string | undefined,
): Promise<void> {
  const friendEmail = mailbox(form.email);
  const named = await inviterNamed(transaction, form.invited_by);
  const first = await firstInviter(transaction, friendEmail);
  const inviter = named ?? first;
  if (!inviter || isSamePerson(inviter, form)) return;
  const isDoubtful =
    named?.id !== (first ?? named)?.id || (await signsInFrom(transaction, inviter.id, address));
  await transaction.db.insert(referrals).values({
    quote,
    accountId: inviter.id,
    friendEmail,
    name: named ? form.full_name : "",
    address: named ? shortAddress(address) : "",
    state: isDoubtful ? "review" : "pending",
    rewardMinor: policy.rewardMinor,
  });
}

const inviterColumns = { id: accounts.id, email: accounts.email, phone: accounts.phone };

async function firstInviter({ db }: Transaction, friendEmail: string) {
  const [first] = await db
    .select(inviterColumns)
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .where(eq(referrals.friendEmail, friendEmail))
    .orderBy(asc(referrals.createdAt))
    .limit(1);
  return first;
}

async function inviterNamed({ db }: Transaction, invitedBy: string | undefined) {
  const code = InvitationCodeSchema.safeParse(invitedBy);
  if (!code.success) return undefined;
  const [named] = await db
    .select(inviterColumns)
    .from(affiliates)
    .innerJoin(accounts, eq(accounts.id, affiliates.accountId))
    .where(eq(affiliates.code, code.data));
  return named;
}

function isSamePerson(account: { email: string; phone: string }, form: InvitedQuote): boolean {
  const samePhone = form.phone !== undefined && form.phone !== "" && form.phone === account.phone;
  return samePhone || mailbox(account.email) === mailbox(form.email);
}

async function signsInFrom({ db }: Transaction, accountId: string, address: string | undefined) {
  const hash = addressHash(accountId, address);
  if (!hash) return false;
  const ofSessions = db
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.addressHash, hash)));
  // Whoever has signed out stays known there for 30 days.
  const ofPlaces = db
    .select({ accountId: signInPlaces.accountId })
    .from(signInPlaces)
    .where(and(eq(signInPlaces.accountId, accountId), eq(signInPlaces.place, hash)));
  return (await unionAll(ofSessions, ofPlaces).limit(1)).length > 0;
}

/**
 * Promises the reward of a friend's first journey once its deposit is paid; at most one for a friend,
 * one for a booking, and none for who had a booking confirmed before, however they wrote their
 * address. The operator gets a mail with the link that notes it as paid. Where only the address says
 * that a friend's quote and this booking belong together, or several inviters were named, the operator
 * looks at each first. Called in the transaction that confirms the payment.
 */
export async function confirmReward(
  transaction: Transaction,
  booking: { reference: string; email: string; quote?: string | undefined },
): Promise<void> {
  const friendEmail = mailbox(booking.email);
  // Another deposit of this friend may be arriving at this moment.
  await transaction.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `friend ${friendEmail}`,
  ]);
  const isFirst = sql`not exists (
    select from referrals rewarded
    where rewarded.friend_email = ${friendEmail} and rewarded.state in ('confirmed', 'paid')
  ) and not exists (
    select from bookings earlier
    where ${mailboxIn(sql`earlier.email`)} = ${friendEmail}
      and earlier.reference <> ${booking.reference} and earlier.confirmed_at < coalesce(
        (select confirmed_at from bookings where reference = ${booking.reference}), 'infinity')
  )`;
  const confirmed = await transaction.db.execute<{ quote: string }>(sql`
    update referrals set state = 'confirmed', booking = ${booking.reference}
    where quote = (
      select quote from referrals
      where state = 'pending' and quote in (${booking.reference}, ${booking.quote ?? ""})
      order by created_at limit 1 for update
    )
    and ${isFirst}
    returning quote`);
  const { rows } =
    confirmed.rows.length > 0
      ? confirmed
      : await transaction.db.execute<{ quote: string }>(sql`
          update referrals set state = 'review'
          where state in ('pending', 'review') and quote in (
            select distinct on (account_id) quote from referrals
            where state in ('pending', 'review') and friend_email = ${friendEmail}
            order by account_id, quote = ${booking.reference} desc, created_at
          )
          and ${isFirst}
          returning quote`);
  for (const { quote } of rows)
    await queueEmail(transaction, { kind: "reward-to-operator", reference: quote });
}

/**
 * The other inviters who were named by the same friend, or in the friend's name. Of friends who were
 * erased nobody knows whether they are the same.
 */
export async function rivals({ accountId, friendEmail }: typeof referrals.$inferSelect) {
  if (friendEmail === "") return [];
  return db()
    .selectDistinct({ name: accounts.name, email: accounts.email })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .where(and(eq(referrals.friendEmail, friendEmail), ne(referrals.accountId, accountId)));
}

/** Takes a reward back when the deposit was refunded; one that was paid out stays. */
export async function takeBackReward({ db }: Transaction, booking: string): Promise<void> {
  await db
    .update(referrals)
    .set({ state: "declined" })
    .where(and(eq(referrals.booking, booking), eq(referrals.state, "confirmed")));
}

/** A deposit that was entered by mistake promised a reward: the right one will. One that was paid out stays. */
export async function withdrawReward({ db }: Transaction, booking: string): Promise<void> {
  await db
    .update(referrals)
    .set({ state: "pending", booking: null })
    .where(and(eq(referrals.booking, booking), eq(referrals.state, "confirmed")));
}
