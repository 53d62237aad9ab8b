import { inArray, ne, or, sql } from "drizzle-orm";
import type { RewardState } from "@/lib/contract/affiliate";
import { referrals } from "../db/account-schema";

/** Who has not named the inviter is theirs to see once it is certain that they were invited. */
export const isSeenReferral = or(
  ne(referrals.name, ""),
  inArray(referrals.state, ["confirmed", "paid"]),
);

/** The state as an inviter sees it: that a person looks at one would tell that somebody else was named. */
export const seenReferralState = sql<RewardState>`
  case ${referrals.state} when 'review' then 'pending' else ${referrals.state} end`;
