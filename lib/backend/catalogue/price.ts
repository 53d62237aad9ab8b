import { businessDay } from "@/lib/clock";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { mostMinor } from "@/lib/contract/offer-document";
import type { priceEndpoint } from "@/lib/contract/price-quote";
import type { TourExtra } from "@/lib/contract/prices";
import type { Tour } from "@/lib/contract/tours";
import type { Coupon } from "@/lib/pricing/additions";
import { notBookable } from "@/lib/pricing/days";
import { type PartyPrice, partyPrice } from "@/lib/pricing/party-price";
import { notRunning } from "@/lib/pricing/runs";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import type { Caller } from "../requests/handler";
import { demandCoupon } from "./coupon";
import { tour } from "./tour";

type PriceInput = ParsedInputOf<typeof priceEndpoint>;

/** A tour at a price, for a party on a day. */
export interface Offer {
  tour: Tour;
  rooms: number;
  extras: TourExtra[];
  coupon: Coupon | undefined;
  price: PartyPrice;
}

/** The price of a party on a date: the same sum that the tour's page and the booking show. */
export async function price(input: PriceInput, locale: Locale, caller: Caller) {
  return { data: (await offer(input, locale, caller)).price };
}

/**
 * Prices a tour for a party on a day.
 *
 * @param booked the first day of a booking that there is: it stays, also where the tour does not run then any more
 * @throws ApiError `not_found` for an unknown tour; `invalid` for a party or a day that the tour does
 * not take or whose sum is beyond what can be kept, an extra it does not offer and a coupon that does
 * not count
 */
export async function offer(
  { tour: slug, ...input }: PriceInput,
  locale: Locale,
  caller: Caller,
  booked?: string,
): Promise<Offer> {
  const { data } = await tour({ slug }, locale);
  const today = businessDay();
  const fields = wrongFields(input, data, today, booked);
  if (fields) throw new ApiError("invalid", { fields });
  const rooms = input.rooms ?? usualRooms(input, data.trip_type === "shared");
  const party = { adults: input.adults, children: input.children, starts: input.starts, rooms };
  const extras = chosenExtras(data.extras, input.extras, party.children);
  const full = partyPrice(data.prices, party, today, { extras });
  if (full.total_minor > mostMinor)
    throw new ApiError("invalid", { fields: { adults: ["too_large"] } });
  const code = input.coupon_code;
  if (!code) return { tour: data, rooms, extras, coupon: undefined, price: full };
  const coupon = await demandCoupon(code, full.total_minor, caller);
  const price = partyPrice(data.prices, party, today, { extras, coupon });
  return { tour: data, rooms, extras, coupon, price };
}

/**
 * The extras that a party has chosen, once each, in the order the tour offers them.
 *
 * @throws ApiError `invalid` for one that the tour does not offer, or that somebody is too young for
 */
function chosenExtras(offered: TourExtra[], keys: string[], ages: number[]): TourExtra[] {
  const refused = (why: string) => new ApiError("invalid", { fields: { extras: [why] } });
  if (keys.some((key) => !offered.some((extra) => extra.key === key)))
    throw refused("unknown_extra");
  const chosen = offered.filter(({ key }) => keys.includes(key));
  const youngest = Math.min(...ages);
  if (chosen.some(({ min_age }) => youngest < min_age)) throw refused("too_young_for_extra");
  return chosen;
}

function wrongFields(
  input: Omit<PriceInput, "tour">,
  { party_max, min_age, trip_type, runs }: Tour,
  today: string,
  booked: string | undefined,
): Record<string, string[]> | undefined {
  const { starts, adults, children, rooms } = input;
  const wrongDay =
    notBookable(starts, today) ?? (starts === booked ? undefined : notRunning(runs, starts, today));
  if (wrongDay) return { starts: [wrongDay] };
  const people = adults + children.length;
  if (people > party_max) return { adults: ["too_many_people"] };
  const tooYoung = children.findIndex((age) => age < min_age);
  if (tooYoung >= 0) return { [`children.${tooYoung}`]: ["too_young"] };
  const least = usualRooms(input, trip_type === "shared");
  if (rooms !== undefined && (rooms < least || rooms > people)) return { rooms: ["wrong_rooms"] };
  return undefined;
}
