import { desc, eq } from "drizzle-orm";
import { type RewardState, RewardStateSchema } from "@/lib/contract/affiliate";
import { shortName } from "@/lib/i18n/short-name";
import type { Account } from "../accounts/sessions";
import { referrals } from "../db/account-schema";
import { db } from "../db/pool";

const most = 200;

/** The friends who came through an account's link, newest first, and what they earn. */
export async function friends(account: Account) {
  const rows = await db()
    .select()
    .from(referrals)
    .where(eq(referrals.accountId, account.id))
    .orderBy(desc(referrals.createdAt))
    .limit(most);
  const data = rows.map((row) => ({
    ip_address: row.address,
    // Enough for the inviter to recognise a friend, too little to tell others about them.
    name: shortName(row.name),
    quote_number: row.quote,
    date_created: row.createdAt.toISOString(),
    state: RewardStateSchema.parse(row.state),
    reward_minor: row.rewardMinor,
  }));
  const sum = (state: RewardState) =>
    data.filter((friend) => friend.state === state).reduce((all, one) => all + one.reward_minor, 0);
  return {
    data,
    meta: { total: data.length, page: 1, per_page: most },
    rewards: {
      pending_minor: sum("pending"),
      confirmed_minor: sum("confirmed"),
      paid_minor: sum("paid"),
      currency: "USD" as const,
    },
  };
}
