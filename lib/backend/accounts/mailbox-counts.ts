import type { RateLimit } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { addressBlock } from "@/lib/site/address-block";
import type { Caller } from "../requests/handler";
import { limits, perMailbox } from "../requests/limits";
import { countCall, uncountCall } from "../requests/rate-limit";
import { emailKey, mailbox } from "./mailbox";

const day = 86_400;

/**
 * Counts that somebody gave an address, theirs or not, to which mails go from now on: by its mailbox,
 * as `ann+1@` and `ann+2@` are read in one. What is done without a visitor is not counted.
 * @throws ApiError `too_many`
 */
export async function countMailbox(
  what: keyof typeof perMailbox,
  email: string,
  { address }: Caller,
): Promise<void> {
  if (!address) return;
  const { here, anywhere }: { here: number; anywhere?: number } = perMailbox[what];
  const subject = `${what} ${emailKey(mailbox(email))}`;
  await countCall(`${subject} ${addressBlock(address)}`, [{ calls: here, perSeconds: day }]);
  if (anywhere) await countCall(subject, [{ calls: anywhere, perSeconds: day }]);
}

/** The same, for what is done in any case: whether there is room for one more mail. */
export async function hasRoomForMail(...given: Parameters<typeof countMailbox>): Promise<boolean> {
  try {
    await countMailbox(...given);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === "too_many") return false;
    throw error;
  }
}

/**
 * Counts mails that go to others in somebody's name: by their own mailbox, and by where they are.
 *
 * @returns takes them back, for mails that do not go
 * @throws ApiError `too_many`, with none of them counted
 */
export async function countMailsFrom(
  email: string,
  { address }: Caller,
  mails: number,
): Promise<() => Promise<void>> {
  if (!address || mails === 0) return async () => undefined;
  const { ofOne, here } = limits.askingToPay;
  const counts: [string, readonly RateLimit[]][] = [
    [`asking ${addressBlock(address)}`, here],
    ...(email ? [[`asking ${emailKey(mailbox(email))}`, ofOne] as [string, typeof ofOne]] : []),
  ];
  const counted: typeof counts = [];
  const takeBack = async () => {
    for (const [subject, limit] of counted) await uncountCall(subject, limit, mails);
  };
  try {
    for (const count of counts) {
      counted.push(count);
      await countCall(...count, mails);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}
