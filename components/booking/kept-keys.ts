import { offerKeyShape } from "@/lib/site/offer/early-answer";
import { previewMark } from "@/lib/site/routes";
import { inTab } from "@/lib/site/text-storage";

/** The keys that open one kind of thing, each by the reference of what it opens. */
function keysOf(kind: string, shape: RegExp) {
  const asKey = (text = "") => (shape.test(text) ? text : undefined);
  const kept = (reference: string) => asKey(inTab.read(`${kind}:${reference}`));
  const inAddress = () => asKey(window.location.hash.slice(1).split(previewMark)[0]);
  return {
    /** Keeps it for as long as this tab is open: the provider brings a payer back without it. */
    keep: (reference: string, key: string) => inTab.keep(`${kind}:${reference}`, key),
    /** As this tab has seen it. */
    kept,
    /** Behind the `#` of the address. */
    inAddress,
    known: (reference: string) => inAddress() ?? kept(reference),
  };
}

export const bookingKeys = keysOf("booking", /^bk_[\w-]{20,100}$/);
export const offerKeys = keysOf("offer", offerKeyShape);
export const shareKeys = keysOf("share", /^sh_[\w-]{20,100}$/);

/** Whether the key of an offer is the one of fellow travellers, who read along. */
export const isReadingKey = (key: string) => key.startsWith("or_");

/** Whether it is somebody of ours who looks at an offer. */
export const isPreview = () => window.location.hash.endsWith(previewMark);
