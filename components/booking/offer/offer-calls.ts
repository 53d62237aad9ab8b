import { pressed } from "@/components/form/pressed-key";
import { bearer, callSite, fetchFile } from "@/lib/api/browser";
import type { InputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import {
  commentOnOfferEndpoint,
  newestOfferLinkEndpoint,
  offerPaperEndpoint,
  readOfferEndpoint,
  shareOfferEndpoint,
} from "@/lib/contract/offer-reading";
import {
  acceptOfferEndpoint,
  askAboutOfferEndpoint,
  type Offer,
  offerEndpoint,
  offerForPartyEndpoint,
} from "@/lib/contract/offers";
import { isReadingKey, offerKeys } from "../kept-keys";
import { saveFile } from "../status/save-file";

export { refusalOf } from "../status/refusal";

export interface OpenOffer {
  offer: Offer;
  secret: string;
}

/** An older key than the one that opens it: a newer link was sent since. */
export interface Replaced {
  offer: null;
  secret: string;
}

/** The offer, for its guest or for who reads along; null where the key does not open it, or there is none. */
export async function openOffer(
  reference: string,
  secret: string,
  signal: AbortSignal,
): Promise<OpenOffer | Replaced | null> {
  try {
    const headers = bearer(secret);
    const endpoint = isReadingKey(secret) ? readOfferEndpoint : offerEndpoint;
    const { data } = await callSite(endpoint, { reference }, { signal, headers });
    offerKeys.keep(reference, secret);
    return { offer: data, secret };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.detail.reason === "offer_link_replaced") return { offer: null, secret };
    if (["not_found", "invalid"].includes(error.code)) return null;
    throw error;
  }
}

type Acceptance = Omit<InputOf<typeof acceptOfferEndpoint>, "reference" | "version">;

/**
 * Accepts what was read. The same form is the same booking; one that was changed after its answer was lost
 * hears that the offer is accepted.
 */
export async function acceptOffer(
  { offer: { reference, version }, secret }: OpenOffer,
  form: Acceptance,
) {
  const input = { reference, version, ...form };
  return pressed(["accept", input], async (key) => {
    const headers = { ...bearer(secret), "idempotency-key": key };
    return (await callSite(acceptOfferEndpoint, input, { headers })).data;
  });
}

/** What is written: about what, and whether it is a wish for another offer. */
export type Said = Omit<InputOf<typeof askAboutOfferEndpoint>, "reference">;

export async function askAboutOffer({ offer, secret }: OpenOffer, said: Said): Promise<Offer> {
  const input = { reference: offer.reference, ...said };
  return pressed(["ask", input], async (key) => {
    const headers = { ...bearer(secret), "idempotency-key": key };
    return (await callSite(askAboutOfferEndpoint, input, { headers })).data;
  });
}

/** Makes the link for fellow travellers, or takes it back. */
export async function shareOffer({ offer, secret }: OpenOffer, on: boolean): Promise<Offer> {
  const input = { reference: offer.reference, on };
  return (await callSite(shareOfferEndpoint, input, { headers: bearer(secret) })).data;
}

/** The offer with the prices of another party. */
export async function offerForParty(
  { offer: { reference, version }, secret }: OpenOffer,
  adults: number,
  children: number[],
): Promise<Offer> {
  const input = { reference, version, adults, children };
  return (await callSite(offerForPartyEndpoint, input, { headers: bearer(secret) })).data;
}

type Comment = Omit<InputOf<typeof commentOnOfferEndpoint>, "reference">;

export async function commentOnOffer({ offer, secret }: OpenOffer, said: Comment): Promise<Offer> {
  const input = { reference: offer.reference, ...said };
  return pressed(["comment", input], async (key) => {
    const headers = { ...bearer(secret), "idempotency-key": key };
    return (await callSite(commentOnOfferEndpoint, input, { headers })).data;
  });
}

/** Has the newest link mailed to the guest. */
export async function mailNewestLink(reference: string, secret: string): Promise<void> {
  await callSite(newestOfferLinkEndpoint, { reference }, { headers: bearer(secret) });
}

/** Fetches the offer as PDF and offers it to be saved. */
export async function saveOffer({ offer, secret }: OpenOffer, variant: string): Promise<void> {
  const input = { reference: offer.reference, variant };
  saveFile(await fetchFile(offerPaperEndpoint, input, bearer(secret)));
}
