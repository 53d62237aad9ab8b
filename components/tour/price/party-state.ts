import { type PartyPrice, partyPrice } from "@/lib/pricing/party-price";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import { routes } from "@/lib/site/routes";
import type { Offer } from "./offer";

export interface PartyState {
  starts: string;
  adults: number;
  children: number[];
  /** null: as many as such a party usually takes. */
  rooms: number | null;
}

export const roomsOf = (party: PartyState, offer: Offer) =>
  party.rooms ?? usualRooms(party, offer.shared);

/** Fewest and most rooms a party can take; on a shared trip an odd one shares with others. */
export function roomRange(party: PartyState, offer: Offer) {
  const people = party.adults + party.children.length;
  return { least: usualRooms(party, offer.shared), most: people };
}

export const isDay = (text: string) => /^20\d\d-[01]\d-[0-3]\d$/.test(text);

/** The price of a party, or null until there is a day that can be had. */
export function priceOf(party: PartyState, offer: Offer): PartyPrice | null {
  if (!isDay(party.starts) || party.starts < offer.earliest) return null;
  const today = new Date().toISOString().slice(0, 10);
  return partyPrice(offer.prices, { ...party, rooms: roomsOf(party, offer) }, today);
}

/** Seats that are missing on a fixed date for this party; 0 when all fit. */
export function missingSeats(party: PartyState, offer: Offer): number {
  const departure = offer.departures.find(({ starts }) => starts === party.starts);
  const people = party.adults + party.children.length;
  return departure ? Math.max(people - departure.seatsLeft, 0) : 0;
}

/** The quote with everything the visitor chose here. */
export function quoteHref(party: PartyState, offer: Offer): string {
  const query = new URLSearchParams({ tour: offer.slug });
  if (isDay(party.starts)) query.set("date", party.starts);
  query.set("adults", String(party.adults));
  if (party.children.length > 0) query.set("children", party.children.join(","));
  if (party.rooms !== null) query.set("rooms", String(party.rooms));
  return `${routes.quote}?${query}`;
}
