import { offerKeyShape } from "@/lib/site/offer/early-answer";
import { previewMark } from "@/lib/site/routes";
import { inTab } from "@/lib/site/text-storage";

const prefix = "offer:";
export const offerShape = /^O(-[2-9A-HJ-NP-Z]{4}){3}$/;

/** The key of an offer: behind the `#` of its address, or as this tab has seen it. */
export function offerKeyOf(reference: string): string | undefined {
  const [inAddress = ""] = window.location.hash.slice(1).split(previewMark);
  if (offerKeyShape.test(inAddress)) return inAddress;
  const kept = inTab.read(prefix + reference);
  return offerKeyShape.test(kept) ? kept : undefined;
}

/** Whether the key is the one of fellow travellers, who read along. */
export const isReadingKey = (key: string) => key.startsWith("or_");

/** Whether it is somebody of ours who looks. */
export const isPreview = () => window.location.hash.endsWith(previewMark);

/** Keeps the key of an offer for as long as this tab is open. */
export const keepOfferKey = (reference: string, key: string) => inTab.keep(prefix + reference, key);
