import type { Draft, DraftVariant } from "@/lib/contract/offer-document";
import { privateTour } from "./booking";
import type { colleague } from "./desk";
import { desk } from "./desk";
import { sampleQuote } from "./quote";

type Somebody = Awaited<ReturnType<typeof colleague>>;

/** With what a guest reads an offer. */
export interface OfferKey {
  reference: string;
  token: string;
}

export interface MadeOffer {
  reference: string;
  version: number;
  state: string;
  request: string | null;
  booking: string | null;
  name: string;
  email: string;
  language: string;
  draft: Draft;
  /** The first of its versions. */
  variant: DraftVariant;
  problems: string[];
  link: string | null;
  link_text: string | null;
  messages: { from: string | null; text: string }[];
  preview: {
    warnings: object[];
    title: string;
    days: { title: string; title_language: string | null; other_language: string | null }[];
  };
}

/** What is changed of a draft; what is not shared of its first version. */
export type Changes = Partial<Draft & DraftVariant>;

export function changed(draft: Draft, changes: Changes): Draft {
  const { name, days, lines, asked, total_minor, deposit_minor, priced_days, ...shared } = changes;
  const own = { name, days, lines, asked, total_minor, deposit_minor, priced_days };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const [first, ...others] = draft.variants;
  if (!first) throw new Error("no version");
  const { id: _, ...rest } = shared;
  return { ...draft, variants: [{ ...first, ...given }, ...others], ...rest };
}

/** A request for a quote, as a German guest sends it. */
export async function askedFor(changes: object = {}) {
  const { callAs } = await import("@/lib/api/call");
  const { requestQuoteEndpoint } = await import("@/lib/contract/leads");
  const form = { tour: privateTour, adults: 2, children: [9], ...changes };
  return (await callAs("de", requestQuoteEndpoint, sampleQuote(form))).data.reference;
}

/** What one who makes offers does at the desk. */
export function offerDesk(who: Somebody) {
  const one = async (offer: string) => {
    const { body } = await desk("offer", { offer }, who);
    const made = body as unknown as MadeOffer & { previews: MadeOffer["preview"][] };
    const [variant] = made.draft.variants;
    const [preview] = made.previews;
    if (!variant || !preview) throw new Error("no version");
    return { ...made, variant, preview };
  };
  const begin = async (input: object) => {
    const { body } = await desk("begin-offer", input, who);
    return one(String(body.offer));
  };
  const edit = (offer: MadeOffer, draft: Changes, more: object = {}) => {
    const { reference, version, name, email, language } = offer;
    const all = changed(offer.draft, draft);
    const input = { offer: reference, version, name, email, language, draft: all, ...more };
    return desk("edit-offer", input, who);
  };
  const send = async (reference: string) => {
    const { version } = await one(reference);
    return desk("send-offer", { offer: reference, version }, who);
  };
  /** An offer that was made from a request and sent: its reference, its key and its number. */
  const sent = async (changes: object = {}, draft: Changes = {}) => {
    const offer = await begin({ request: await askedFor(changes) });
    if (Object.keys(draft).length > 0) await edit(offer, draft);
    const { body, status } = await send(offer.reference);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { reference: offer.reference, token: keyOf(String(body.link)), request: offer.request };
  };
  return { one, begin, edit, send, sent };
}

export const keyOf = (link: string) => new URL(link).hash.slice(1);

/** What a guest says who accepts. */
export const acceptance = {
  full_name: "Jürgen Weiß",
  country: "DE",
  phone: "+4930901820",
  travellers: "Inge Weiß\nMax Weiß",
  agree: true as const,
  of_age: true as const,
};
