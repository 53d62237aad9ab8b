import { sql } from "drizzle-orm";
import { mailbox } from "../accounts/mailbox";
import { accounts, referrals } from "../db/account-schema";
import { mailboxIn } from "../db/mailbox-in";
import type { Transaction } from "../db/transaction";

/**
 * A friend who was invited is reached otherwise than they had written: what they booked and asked for
 * earns the reward by the right address. Who turns out to be the inviter earns nothing, and a friend who was
 * rewarded before, or whom
 * somebody else had invited is looked at by a person, as where they had written it so themselves.
 */
export async function friendIsReached(
  { db }: Transaction,
  quotes: string[],
  { email, phone }: { email: string; phone: string },
): Promise<void> {
  if (!email) return;
  const friend = mailbox(email);
  const isOther = sql`r.friend_email <> ${friend}`;
  await db.execute(sql`
    update ${referrals} r set friend_email = ${friend}, state = case
      when r.state in ('pending', 'review', 'confirmed') and exists (
        select from ${accounts} a where a.id = r.account_id
          and (${mailboxIn(sql`a.email`)} = ${friend} or (a.phone <> '' and a.phone = ${phone})))
        then 'declined'
      when r.state = 'confirmed' and ${isOther} and exists (
        select from ${referrals} o where o.friend_email = ${friend} and o.quote <> r.quote
          and o.state in ('confirmed', 'paid'))
        then 'review'
      when r.state = 'pending' and ${isOther} and exists (
        select from ${referrals} o where o.friend_email = ${friend} and o.account_id <> r.account_id)
        then 'review'
      else r.state end
    where r.quote in (${sql.join(quotes, sql`, `)}) and r.friend_email <> ''`);
}
