import { randomUUID } from "node:crypto";
import { businessDay } from "../../../lib/clock";
import { createBookingEndpoint } from "../../../lib/contract/bookings";
import { type Departure, departuresEndpoint } from "../../../lib/contract/departures";
import type { Endpoint, OutputOf } from "../../../lib/contract/endpoint";
import type { Locale } from "../../../lib/contract/locale";
import { type PartyPrice, priceEndpoint } from "../../../lib/contract/price-quote";
import { tourListEndpoint } from "../../../lib/contract/tours";
import { addDays } from "../../../lib/pricing/days";
import { ask } from "./ask";

/** A day that is so many days ahead. */
export const dayIn = (days: number) => addDays(businessDay(), days);

/** Our own departures in the month of a day, by the beginning of their id, soonest first. */
export async function departuresOf(locale: Locale, tour: string, day: string) {
  const found: Departure[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/upcoming-departures?month=${day.slice(0, 7)}&per_page=60&page=${page}`;
    const { data } = await answerOf(departuresEndpoint, locale, path);
    if (data.length === 0) return found;
    found.push(...data.filter(({ id, source }) => source === "own" && id.startsWith(tour)));
  }
}

/**
 * The first departure from a day on, within two months, that has room for a party of four. Who counts
 * its seats names a tour that no other test books: tests run side by side.
 */
export async function roomyDeparture(locale: Locale, tour: string, day: string) {
  const months = [day, addDays(day, 31)].map((each) => departuresOf(locale, tour, each));
  const found = (await Promise.all(months))
    .flat()
    .find(({ starts, seats_left }) => starts >= day && seats_left >= 4);
  if (!found) throw new Error(`no departure of ${tour} has room after ${day}`);
  return found;
}

/** The slug of a tour that is made for a party alone. */
export async function privateTour(locale: Locale): Promise<string> {
  const { data } = await answerOf(tourListEndpoint, locale, "/api/tourList");
  const found = data.find(
    ({ trip_type, days, min_age }) => trip_type === "private" && days > 3 && min_age < 15,
  );
  if (!found) throw new Error("no private tour");
  return found.slug;
}

export interface Trip {
  tour: string;
  starts: string;
  adults?: number;
}
export interface Booked {
  reference: string;
  key: string;
  price: PartyPrice;
}

/** Books without a browser; `address` is whom the limits of requests count it for. */
export async function book(
  locale: Locale,
  { tour, starts, adults = 2 }: Trip,
  guest: { full_name: string; email: string },
  address: string,
): Promise<Booked> {
  const party = { tour, starts, adults };
  const headers = { "x-forwarded-for": address, "idempotency-key": randomUUID() };
  const post = { method: "POST", headers };
  const { data: price } = await answerOf(priceEndpoint, locale, "/api/price", {
    ...post,
    body: party,
  });
  const agreed = { agree: true, of_age: true, seconds_open: 30 };
  const body = {
    ...{ ...party, ...guest, ...agreed },
    ...{ shown_total_minor: price.total_minor, phone: "", country: "DE" },
  };
  const { data } = await answerOf(createBookingEndpoint, locale, "/api/bookings", {
    ...post,
    body,
  });
  return { ...data, price };
}

async function answerOf<E extends Endpoint>(
  { output }: E,
  locale: Locale,
  path: string,
  question?: Parameters<typeof ask>[2],
): Promise<OutputOf<E>> {
  const { status, body } = await ask(locale, path, question);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${body}`);
  return output.parse(JSON.parse(body)) as OutputOf<E>;
}
