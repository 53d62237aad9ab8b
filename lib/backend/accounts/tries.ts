import { countsFrom } from "@/lib/site/counts-from";
import type { Caller } from "../requests/handler";
import { limits } from "../requests/limits";
import { countByEach } from "../requests/rate-limit";
import { emailKey, mailbox } from "./mailbox";
import { isKnownPlace } from "./sign-in-places";

/**
 * Counts a try about the account of an address, before its outcome is known, so that many at once
 * are not more than one after the other. A stranger must not lock the owner out: tries count in the
 * address block they come from, then in its place with many networks, and much more loosely for the
 * account alone; with those two a block that signed in to it within 30 days has nothing to do. What is
 * refused by one counts in none of the wider ones. Addresses without an account count alike.
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
  const { here, ofPlace, anywhere } = limits.tries[kind];
  // A password is one account's, a mail comes into the mailbox of all of them.
  const account = `${kind} ${emailKey(kind === "sign-in" ? email : mailbox(email))}`;
  const isKnown = await isKnownPlace(email, caller);
  const [own, ...wider] = countsFrom(caller.address ?? "here", account, here, ofPlace);
  return countByEach(isKnown ? [own] : [own, ...wider, [account, anywhere]], true);
}
