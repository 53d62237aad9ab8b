import type { RateLimit } from "@/lib/contract/endpoint";
import { addressBlock } from "@/lib/site/address-block";
import type { Caller } from "../requests/handler";
import { limits } from "../requests/limits";
import { countCall, uncountCall } from "../requests/rate-limit";
import { emailKey, mailbox } from "./mailbox";
import { isKnownPlace } from "./sign-in-places";

/**
 * Counts a try about the account of an address, before its outcome is known, so that many at once
 * are not more than one after the other. A stranger must not lock the owner out: tries count in the
 * address block they come from, and much more loosely for the account alone, which a block that
 * signed in to it within 30 days has nothing to do with. Addresses without an account count alike.
 * What sends a mail is counted by its mailbox, however the address is spelled.
 *
 * @returns takes the try back, for one that turned out right
 * @throws ApiError `too_many`
 */
export async function countTry(
  kind: keyof typeof limits.tries,
  email: string,
  caller: Caller,
): Promise<() => Promise<void>> {
  const { here, anywhere } = limits.tries[kind];
  // A password is one account's, a mail comes into the mailbox of all of them.
  const account = `${kind} ${emailKey(kind === "sign-in" ? email : mailbox(email))}`;
  const isKnown = await isKnownPlace(email, caller);
  const block = caller.address ? addressBlock(caller.address) : "here";
  const counts: [string, readonly RateLimit[]][] = [
    [`${account} ${block}`, here],
    ...(isKnown ? [] : [[account, anywhere] as [string, readonly RateLimit[]]]),
  ];
  for (const count of counts) await countCall(...count);
  return async () => {
    for (const count of counts) await uncountCall(...count);
  };
}
