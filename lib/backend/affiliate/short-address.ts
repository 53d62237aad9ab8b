import { addressBlock } from "@/lib/site/address-block";

/** A network address without the end that tells one home from another: `203.0.113.…`. */
export function shortAddress(address: string | undefined): string {
  if (!address) return "";
  if (!address.includes(":")) return `${address.split(".").slice(0, 3).join(".")}.…`;
  return `${addressBlock(address).split(":").slice(0, 3).join(":")}:…`;
}
