import { offerKeyShape } from "@/lib/site/offer/early-answer";
import { previewMark } from "@/lib/site/routes";

const prefix = "offer:";
export const offerShape = /^O(-[2-9A-HJ-NP-Z]{4}){3}$/;

/** The key of an offer: behind the `#` of its address, or as this tab has seen it. */
export function offerKeyOf(reference: string): string | undefined {
  const [inAddress = ""] = window.location.hash.slice(1).split(previewMark);
  if (offerKeyShape.test(inAddress)) return inAddress;
  try {
    const kept = sessionStorage.getItem(prefix + reference) ?? "";
    return offerKeyShape.test(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the key is the one of fellow travellers, who read along. */
export const isReadingKey = (key: string) => key.startsWith("or_");

/** Whether it is somebody of ours who looks. */
export const isPreview = () => window.location.hash.endsWith(previewMark);

/** Keeps the key of an offer for as long as this tab is open. */
export function keepOfferKey(reference: string, key: string): void {
  try {
    sessionStorage.setItem(prefix + reference, key);
  } catch {
    // Without storage the link of the mail still opens the offer.
  }
}
