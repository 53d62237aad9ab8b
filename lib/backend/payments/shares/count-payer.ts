import { addressBlock } from "@/lib/site/address-block";
import { emailKey } from "../../accounts/mailbox";
import type { Caller } from "../../requests/handler";
import { countCall } from "../../requests/rate-limit";

// A booking costs nothing until it is paid, and whoever splits one, or opens a share, types any address.
const fromHere = [{ calls: 6, perSeconds: 86_400 }];
const fromAnywhere = [{ calls: 40, perSeconds: 86_400 }];

/**
 * Counts that a share gets an address to which mails about it go, so that a stranger fills nobody's
 * mailbox. @throws ApiError `too_many`
 */
export async function countPayer(email: string, { address }: Caller): Promise<void> {
  const to = `asked to pay ${emailKey(email)}`;
  if (address) await countCall(`${to} ${addressBlock(address)}`, fromHere);
  await countCall(to, fromAnywhere);
}
