import { ApiError } from "@/lib/contract/errors";
import { countsFrom } from "@/lib/site/counts-from";
import type { Caller } from "../requests/handler";
import { limits, perMailbox } from "../requests/limits";
import { countByEach, countTogether } from "../requests/rate-limit";
import { emailKey, mailbox } from "./mailbox";

const inADay = (calls: number) => [{ calls, perSeconds: 86_400 }];

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
  const { here, anywhere } = perMailbox[what];
  const subject = `${what} ${emailKey(mailbox(email))}`;
  await countByEach([
    // Twice: nobody shares a mailbox with others of their network, and one line must not use up all there is.
    ...countsFrom(address, subject, inADay(here), inADay(2 * here)),
    [subject, inADay(anywhere)],
  ]);
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
  const { ofOne, here, ofPlace } = limits.askingToPay;
  const counts = countsFrom(address, "asking", here, ofPlace);
  if (email) counts.push([`asking ${emailKey(mailbox(email))}`, ofOne]);
  return countTogether(counts, mails);
}
