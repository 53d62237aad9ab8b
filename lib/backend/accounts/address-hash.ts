import { createHash } from "node:crypto";
import { addressBlock } from "@/lib/site/address-block";

/** From where an account was used, readable by nobody, equal for the same address block. */
export function addressHash(accountId: string, address: string | undefined): string | null {
  if (!address) return null;
  return createHash("sha256")
    .update(`${accountId} ${addressBlock(address)}`)
    .digest("hex");
}
