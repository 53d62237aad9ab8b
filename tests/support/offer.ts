import type { Draft } from "@/lib/contract/offer-document";
import { privateTour } from "./booking";
import type { colleague } from "./desk";
import { desk } from "./desk";
import { sampleQuote } from "./quote";

type Somebody = Awaited<ReturnType<typeof colleague>>;

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
  problems: string[];
  link: string | null;
  link_text: string | null;
  messages: { from: string | null; text: string }[];
  preview: { title: string; days: { title: string; other_language: string | null }[] };
}

/** A request for a quote, as a German guest sends it. */
export async function askedFor(changes: object = {}) {
  const { callAs } = await import("@/lib/api/call");
  const { requestQuoteEndpoint } = await import("@/lib/contract/leads");
  const form = { tour: privateTour, adults: 2, children: [9], ...changes };
  return (await callAs("de", requestQuoteEndpoint, sampleQuote(form))).data.reference;
}

/** What one who makes offers does at the desk. */
export function offerDesk(who: () => Somebody) {
  const one = async (offer: string) =>
    (await desk("offer", { offer }, who())).body as unknown as MadeOffer;
  const begin = async (input: object) => {
    const { body } = await desk("begin-offer", input, who());
    return one(String(body.offer));
  };
  const edit = (offer: MadeOffer, draft: Partial<Draft>, more: object = {}) => {
    const { reference, version, name, email, language } = offer;
    const all = { ...offer.draft, ...draft };
    const input = { offer: reference, version, name, email, language, draft: all, ...more };
    return desk("edit-offer", input, who());
  };
  const send = async (reference: string) => {
    const { version } = await one(reference);
    return desk("send-offer", { offer: reference, version }, who());
  };
  /** An offer that was made from a request and sent: its reference, its key and its number. */
  const sent = async (changes: object = {}, draft: Partial<Draft> = {}) => {
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
