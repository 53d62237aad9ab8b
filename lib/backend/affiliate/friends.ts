import { and, count, desc, eq, sql } from "drizzle-orm";
import { type RewardState, RewardStateSchema } from "@/lib/contract/affiliate";
import { shortName } from "@/lib/i18n/short-name";
import { isSeenReferral, seenReferralState as state } from "../accounts/seen-referrals";
import type { Account } from "../accounts/sessions";
import { referrals } from "../db/account-schema";
import { db } from "../db/pool";

const most = 200;

/**
 * The friends who came through an account's link, newest first, and what they earn. That a person
 * looks at one is not said: it would tell that the friend asked elsewhere or named somebody else, too.
 */
export async function friends(account: Account) {
  const isTheirs = and(eq(referrals.accountId, account.id), isSeenReferral);
  const rows = await db()
    .select({ friend: referrals, state })
    .from(referrals)
    .where(isTheirs)
    .orderBy(desc(referrals.createdAt))
    .limit(most);
  const sums = await db()
    .select({ state, minor: sql`sum(${referrals.rewardMinor})`.mapWith(Number), friends: count() })
    .from(referrals)
    .where(isTheirs)
    .groupBy(state);
  const data = rows.map(({ friend: row, state }) => ({
    ip_address: row.address,
    // Enough for the inviter to recognise a friend, too little to tell others about them.
    name: shortName(row.name),
    quote_number: row.quote,
    date_created: row.createdAt.toISOString(),
    state: RewardStateSchema.parse(state),
    reward_minor: row.rewardMinor,
  }));
  const sum = (state: RewardState) => sums.find((each) => each.state === state)?.minor ?? 0;
  return {
    data,
    meta: { total: sums.reduce((all, each) => all + each.friends, 0), page: 1, per_page: most },
    rewards: {
      pending_minor: sum("pending"),
      confirmed_minor: sum("confirmed"),
      paid_minor: sum("paid"),
      currency: "USD" as const,
    },
  };
}
