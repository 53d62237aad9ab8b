import { callSite } from "@/lib/api/browser";
import type { InputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import {
  acceptOfferEndpoint,
  askAboutOfferEndpoint,
  type Offer,
  offerEndpoint,
} from "@/lib/contract/offers";
import { keepOfferKey } from "./offer-keys";

export { refusalOf } from "../status/refusal";

export interface OpenOffer {
  offer: Offer;
  secret: string;
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** The offer, or null where the key does not open it, or there is none. */
export async function openOffer(
  reference: string,
  secret: string,
  signal: AbortSignal,
): Promise<OpenOffer | null> {
  try {
    const headers = bearer(secret);
    const { data } = await callSite(offerEndpoint, { reference }, { signal, headers });
    keepOfferKey(reference, secret);
    return { offer: data, secret };
  } catch (error) {
    if (error instanceof ApiError && ["not_found", "invalid"].includes(error.code)) return null;
    throw error;
  }
}

type Acceptance = Omit<InputOf<typeof acceptOfferEndpoint>, "reference" | "version">;

/** Accepts what was read. @param key the same for each try */
export async function acceptOffer(
  { offer: { reference, version }, secret }: OpenOffer,
  form: Acceptance,
  key: string,
) {
  const headers = { ...bearer(secret), "idempotency-key": key };
  const input = { reference, version, ...form };
  return (await callSite(acceptOfferEndpoint, input, { headers })).data;
}

/** What is written: about what, and whether it is a wish for another offer. */
export type Said = Omit<InputOf<typeof askAboutOfferEndpoint>, "reference">;

export async function askAboutOffer({ offer, secret }: OpenOffer, said: Said): Promise<Offer> {
  const input = { reference: offer.reference, ...said };
  return (await callSite(askAboutOfferEndpoint, input, { headers: bearer(secret) })).data;
}
