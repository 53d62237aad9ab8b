import { businessDay } from "@/lib/clock";
import type { Departure } from "@/lib/contract/departures";
import type { TourExtra } from "@/lib/contract/prices";
import type { Tour } from "@/lib/contract/tours";
import { isDay } from "@/lib/pricing/days";
import { type PartyPrice, partyPrice } from "@/lib/pricing/party-price";
import { notRunning, runsOn } from "@/lib/pricing/runs";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import type { BookingDraft } from "./booking-draft";

/** A tour with its fixed dates, soonest first; a private one has none and starts when it runs. */
export interface BookedTour {
  tour: Tour;
  departures: Departure[];
}

/** What the site says of a price; a coupon that does not count leaves it without one. */
export interface PriceAnswer {
  price: PartyPrice | null;
  couponRefused?: string;
}

export const peopleOf = ({ adults, children }: BookingDraft) => adults + children.length;

/** Fewest, most and usual rooms of a party; on a shared trip an odd one shares with others. */
export function roomsOf(draft: BookingDraft, { trip_type }: Tour) {
  const children = draft.children.map((age) => age ?? 0);
  const least = usualRooms({ adults: draft.adults, children }, trip_type === "shared");
  return { least, most: peopleOf(draft), chosen: draft.rooms ?? least };
}

/** Whether everybody whose age is known is old enough for an extra. */
export const fitsParty = ({ min_age }: TourExtra, { children }: BookingDraft) =>
  children.every((age) => age === null || age >= min_age);

/** The chosen extras that the tour offers to this party. */
export const extrasOf = (draft: BookingDraft, { extras }: Tour) =>
  extras.filter((extra) => draft.extras.includes(extra.key) && fitsParty(extra, draft));

/** What a price depends on; null until there is a day and everybody's age is known. */
export function pricedInput(draft: BookingDraft, booked: BookedTour) {
  const { tour } = booked;
  const { starts, adults, coupon, rooms } = draft;
  const children = draft.children.filter((age) => age !== null);
  const known =
    tour.trip_type === "shared"
      ? departureOf(draft, booked) !== undefined
      : isDay(starts) && runsOn(tour.runs, starts);
  if (!known || starts <= businessDay() || children.length < draft.children.length) return null;
  return {
    tour: tour.slug,
    starts,
    adults,
    children,
    ...(rooms !== null && { rooms }),
    extras: extrasOf(draft, tour).map(({ key }) => key),
    ...(coupon && { coupon_code: coupon }),
  };
}

/** The price by the tour's own table, as its page shows it; a coupon is for the site to judge. */
export function ownPrice(draft: BookingDraft, booked: BookedTour): PartyPrice | null {
  const input = pricedInput(draft, booked);
  if (!input) return null;
  const extras = extrasOf(draft, booked.tour);
  const party = { ...input, rooms: roomsOf(draft, booked.tour).chosen };
  return partyPrice(booked.tour.prices, party, businessDay(), { extras });
}

/** Why a tour does not start on the chosen day: that of a shared one may be gone by now. */
export function notStarting(draft: BookingDraft, booked: BookedTour): string | undefined {
  const { starts } = draft;
  const { tour } = booked;
  const today = businessDay();
  if (!isDay(starts) || starts <= today) return undefined;
  if (tour.trip_type === "private") return notRunning(tour.runs, starts, today);
  return departureOf(draft, booked) ? undefined : "no_departure";
}

/** The fixed date that is chosen. */
export const departureOf = ({ starts }: BookingDraft, { departures }: BookedTour) =>
  departures.find((departure) => departure.starts === starts);

/** Whether seats are held at once, as on our own fixed dates; other days are looked into first. */
export function holdsSeats(draft: BookingDraft, booked: BookedTour): boolean {
  const { source } = departureOf(draft, booked) ?? booked.departures[0] ?? {};
  return source === "own";
}

/** Seats that are missing on the chosen date for this party; 0 when all fit. */
export function missingSeats(draft: BookingDraft, booked: BookedTour): number {
  const departure = departureOf(draft, booked);
  return departure ? Math.max(peopleOf(draft) - departure.seats_left, 0) : 0;
}
