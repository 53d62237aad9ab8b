import { nowMs } from "@/lib/clock";
import type { RewardAction } from "@/lib/contract/affiliate";
import { policy } from "@/lib/pricing/policy";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { signLink } from "../requests/signed-link";

const texts: Record<RewardAction, string> = {
  count: "Count this friend",
  refuse: "Refuse this friend",
  pay: "The reward is paid",
};

/** Links for the operator's mails: signed, for as long as an invitation counts, each for one use. `quote` names the friend. */
export function rewardLinks(quote: string, actions: readonly RewardAction[]) {
  const expires = Math.floor(nowMs() / 1000) + policy.invitationDays * 86_400;
  return Promise.all(
    actions.map(async (action) => {
      const token = await signLink({ action: `reward ${action}`, subject: quote, expires });
      return { text: texts[action], href: absoluteUrl("en", `${routes.rewardDesk}#${token}`) };
    }),
  );
}
