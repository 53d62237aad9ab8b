import { desc, eq } from "drizzle-orm";
import { type RewardState, RewardStateSchema } from "@/lib/contract/affiliate";
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

/** Enough for the inviter to recognise a friend, too little to tell others about them. */
function shortName(name: string): string {
  const [first = "", ...rest] = name.split(/\s+/);
  const [initial] = rest.at(-1) ?? "";
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
