import type { RateLimit } from "@/lib/contract/endpoint";
import { addressBlock } from "@/lib/site/address-block";
import type { Caller } from "../requests/handler";
import { countCall, uncountCall } from "../requests/rate-limit";
import { emailKey } from "./mailbox";
import { isKnownPlace } from "./places";

type Kind = "sign-in" | "forgot" | "register";
interface Patience {
  /** With one account, from one address block. */
  here: readonly RateLimit[];
  /** With one account, from all blocks in which it is not known. */
  anywhere: readonly RateLimit[];
}

const hour = 3600;
// Four blocks at least must work together before an account is closed to blocks it is not known in.
const patience: Record<Kind, Patience> = {
  "sign-in": {
    here: [
      { calls: 5, perSeconds: 60 },
      { calls: 15, perSeconds: hour },
    ],
    anywhere: [{ calls: 60, perSeconds: hour }],
  },
  forgot: {
    here: [{ calls: 3, perSeconds: hour }],
    anywhere: [{ calls: 20, perSeconds: hour }],
  },
  register: {
    here: [{ calls: 5, perSeconds: hour }],
    anywhere: [{ calls: 20, perSeconds: hour }],
  },
};

/**
 * Counts a try about the account of an address, before its outcome is known, so that many at once
 * are not more than one after the other. A stranger must not lock the owner out: tries count in the
 * address block they come from, and much more loosely for the account alone, which a block that
 * signed in to it within 30 days has nothing to do with. Addresses without an account count alike.
 *
 * @returns takes the try back, for one that turned out right
 * @throws ApiError `too_many`
 */
export async function countTry(
  kind: Kind,
  email: string,
  caller: Caller,
): Promise<() => Promise<void>> {
  const account = `${kind} ${emailKey(email)}`;
  const isKnown = await isKnownPlace(email, caller);
  const block = caller.address ? addressBlock(caller.address) : "here";
  const counts: [string, readonly RateLimit[]][] = [
    [`${account} ${block}`, patience[kind].here],
    ...(isKnown ? [] : [[account, patience[kind].anywhere] as [string, readonly RateLimit[]]]),
  ];
  for (const [subject, limits] of counts) await countCall(subject, limits);
  return async () => {
    for (const [subject, limits] of counts) await uncountCall(subject, limits);
  };
}
