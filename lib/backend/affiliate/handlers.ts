import {
  affiliateEndpoint,
  friendsEndpoint,
  getAffiliateEndpoint,
  operatorRewardEndpoint,
} from "@/lib/contract/affiliate";
import { ownAccount } from "../accounts/user";
import { on } from "../requests/handler";
import { friends } from "./friends";
import { invitationLink, makeInvitation } from "./invitation-link";
import { operatorReward } from "./operator-reward";

export const affiliateHandlers = [
  on(affiliateEndpoint, async ({ email, message }, locale, caller) => {
    const account = await ownAccount(caller, email);
    await makeInvitation(account, message);
    return invitationLink(account, locale);
  }),
  on(getAffiliateEndpoint, async ({ email }, locale, caller) =>
    invitationLink(await ownAccount(caller, email), locale),
  ),
  on(friendsEndpoint, async ({ email }, _, caller) => friends(await ownAccount(caller, email))),
  on(operatorRewardEndpoint, operatorReward),
];
