const prefix = "share:";
const keyShape = /^sh_[\w-]{20,100}$/;
export const shareShape = /^S(-[2-9A-HJ-NP-Z]{4}){3}$/;

/** The key of a share: behind the `#` of its address, or as this tab has seen it. */
export function shareKeyOf(share: string): string | undefined {
  const inAddress = window.location.hash.slice(1);
  if (keyShape.test(inAddress)) return inAddress;
  try {
    const kept = sessionStorage.getItem(prefix + share) ?? "";
    return keyShape.test(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the key of a share for as long as this tab is open: the provider brings its payer back without it. */
export function keepShareKey(share: string, key: string): void {
  try {
    sessionStorage.setItem(prefix + share, key);
  } catch {
    // Without storage the link of the mail still opens the share.
  }
}
