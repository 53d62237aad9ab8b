import { businessDay } from "@/lib/clock";
import { isDay } from "@/lib/pricing/days";
import { type PartyPrice, partyPrice } from "@/lib/pricing/party-price";
import { nearestRuns, runsOn } from "@/lib/pricing/runs";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import { partyQuery } from "@/lib/site/booking-form-path";
import { routes } from "@/lib/site/routes";
import type { Offer } from "./offer";

export interface PartyState {
  starts: string;
  adults: number;
  children: number[];
  /** null: as many as such a party usually takes. */
  rooms: number | null;
}

/** Those whose price the page begins with. */
export const firstParty = (offer: Offer): PartyState => ({
  starts: offer.suggested,
  adults: offer.from.travellers,
  children: [],
  rooms: null,
});

export const roomsOf = (party: PartyState, offer: Offer) =>
  party.rooms ?? usualRooms(party, offer.shared);

/** Fewest and most rooms a party can take; on a shared trip an odd one shares with others. */
export function roomRange(party: PartyState, offer: Offer) {
  const people = party.adults + party.children.length;
  return { least: usualRooms(party, offer.shared), most: people };
}

/** The price of a party, or null until there is a day that can be had. */
export function priceOf(party: PartyState, offer: Offer): PartyPrice | null {
  if (!isDay(party.starts) || party.starts < offer.earliest) return null;
  if (!runsOn(offer.runs, party.starts) || isNoDeparture(party, offer)) return null;
  const today = businessDay();
  return partyPrice(offer.prices, { ...party, rooms: roomsOf(party, offer) }, today);
}

/** Whether a shared tour leaves on other days, as far as its departures could be read. */
const isNoDeparture = ({ starts }: PartyState, { shared, departures }: Offer) =>
  shared && departures.length > 0 && departures.every((each) => each.starts !== starts);

/** The nearest days on which a private tour starts, where it does not on the chosen one. */
export function daysInstead({ starts }: PartyState, offer: Offer): string[] {
  const isWrong = !offer.shared && isDay(starts) && !runsOn(offer.runs, starts);
  return isWrong ? nearestRuns(offer.runs, starts, businessDay()) : [];
}

/** Seats that are missing on a fixed date for this party; 0 when all fit. */
export function missingSeats(party: PartyState, offer: Offer): number {
  const departure = offer.departures.find(({ starts }) => starts === party.starts);
  const people = party.adults + party.children.length;
  return departure ? Math.max(people - departure.seatsLeft, 0) : 0;
}

/** The quote with everything the visitor chose here. */
export function quoteHref(party: PartyState, offer: Offer): string {
  return `${routes.quote}?${queryOf(party, offer)}`;
}

/** The booking with everything the visitor chose here; null for a date that cannot be booked. */
export function bookingHref(party: PartyState, offer: Offer): string | null {
  const isOffered = !offer.shared || offer.departures.some(({ starts }) => starts === party.starts);
  const isBookable =
    offer.bookable && isOffered && priceOf(party, offer) && missingSeats(party, offer) === 0;
  return isBookable ? `${routes.booking}?${queryOf(party, offer)}` : null;
}

function queryOf({ starts, ...party }: PartyState, { slug: tour }: Offer): string {
  return partyQuery({ ...party, tour, ...(isDay(starts) && { date: starts }) });
}
