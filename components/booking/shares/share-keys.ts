import { inTab } from "@/lib/site/text-storage";

const prefix = "share:";
const keyShape = /^sh_[\w-]{20,100}$/;
export const shareShape = /^S(-[2-9A-HJ-NP-Z]{4}){3}$/;

/** The key of a share: behind the `#` of its address, or as this tab has seen it. */
export function shareKeyOf(share: string): string | undefined {
  const inAddress = window.location.hash.slice(1);
  if (keyShape.test(inAddress)) return inAddress;
  const kept = inTab.read(prefix + share);
  return keyShape.test(kept) ? kept : undefined;
}

/** Keeps the key of a share for as long as this tab is open: the provider brings its payer back without it. */
export const keepShareKey = (share: string, key: string) => inTab.keep(prefix + share, key);
