import { countMailbox } from "../../accounts/mailbox-counts";
import type { Caller } from "../../requests/handler";

/**
 * Counts that a share gets an address to which mails about it go, so that a stranger fills nobody's
 * mailbox: a booking costs nothing until it is paid, and whoever splits one, or opens a share, types any.
 * @throws ApiError `too_many`
 */
export function countPayer(email: string, caller: Caller): Promise<void> {
  return countMailbox("asked to pay", email, caller);
}
