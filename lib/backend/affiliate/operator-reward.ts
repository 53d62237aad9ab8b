import { and, asc, eq, gte, or, sql } from "drizzle-orm";
import { type RewardAction, RewardActionSchema, type RewardState } from "@/lib/contract/affiliate";
import { ApiError } from "@/lib/contract/errors";
import { accounts, referrals } from "../db/account-schema";
import { bookings } from "../db/booking-schema";
import { mailboxIn } from "../db/mailbox-in";
import { db } from "../db/pool";
import { inTransaction, type Transaction } from "../db/transaction";
import { readLink, spendLink, type VerifiedLink } from "../requests/signed-link";
import { confirmReward } from "./referrals";

/** From which state each decision leads to which. */
const steps: Record<RewardAction, [from: RewardState, to: RewardState]> = {
  count: ["review", "pending"],
  refuse: ["review", "declined"],
  pay: ["confirmed", "paid"],
};

/**
 * Tells what a link about a friend would do, or does it when confirmed; each works once.
 * @throws ApiError `forbidden` for a link that is forged or expired, `not_found` when the inviter has
 *   left, `conflict` for a used one or a decision that was taken already
 */
export async function operatorReward({ token, confirm }: { token: string; confirm: boolean }) {
  const claim = await readLink(token);
  const action = RewardActionSchema.safeParse(claim?.action.replace(/^reward /, ""));
  if (!claim?.action.startsWith("reward ") || !action.success) throw new ApiError("forbidden");
  const [row] = await db()
    .select({ referral: referrals, inviter: { name: accounts.name, email: accounts.email } })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .where(eq(referrals.quote, claim.subject));
  if (!row) throw new ApiError("not_found");
  const { referral, inviter } = row;
  if (confirm)
    await inTransaction((transaction) => decide(transaction, claim, action.data, referral));
  return {
    data: {
      action: action.data,
      done: confirm,
      inviter,
      friend: { name: referral.name, email: referral.friendEmail, quote: referral.quote },
      reward_minor: referral.rewardMinor,
    },
  };
}

async function decide(
  transaction: Transaction,
  link: VerifiedLink,
  action: RewardAction,
  friend: typeof referrals.$inferSelect,
): Promise<void> {
  const { quote } = friend;
  if (!(await spendLink(transaction, link))) throw new ApiError("conflict");
  const [from, to] = steps[action];
  const changed = await transaction.db
    .update(referrals)
    .set({ state: to })
    .where(and(eq(referrals.quote, quote), eq(referrals.state, from)))
    .returning({ quote: referrals.quote });
  if (changed.length === 0) throw new ApiError("conflict");
  if (action === "count") await rewardEarlier(transaction, friend);
}

/** The friend may have paid a deposit before they were counted: for what they booked since they were invited. */
async function rewardEarlier(
  transaction: Transaction,
  { quote, friendEmail, createdAt }: typeof referrals.$inferSelect,
) {
  const [paid] = await transaction.db
    .select({ reference: bookings.reference, email: bookings.email })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "confirmed"),
        // Their booking itself is written a moment before that they were invited to it.
        or(eq(bookings.reference, quote), gte(bookings.createdAt, createdAt)),
        eq(mailboxIn(sql`${bookings.email}`), friendEmail),
      ),
    )
    .orderBy(asc(bookings.confirmedAt))
    .limit(1);
  if (paid) await confirmReward(transaction, { ...paid, quote });
}
