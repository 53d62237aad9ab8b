import { callSite } from "@/lib/api/browser";
import { type Departure, departuresEndpoint } from "@/lib/contract/departures";
import type { InputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { priceEndpoint } from "@/lib/contract/price-quote";
import { type Tour, tourEndpoint } from "@/lib/contract/tours";
import type { PriceAnswer } from "./priced-party";

const perPage = 60;

/** A tour and, for a shared one, all its dates; null when there is no such tour. */
export async function bookedTour(slug: string, signal: AbortSignal) {
  try {
    const { data: tour } = await callSite(tourEndpoint, { slug }, { signal });
    const departures = tour.trip_type === "shared" ? await departuresOf(tour, signal) : [];
    return { tour, departures };
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}

async function departuresOf({ slug }: Tour, signal: AbortSignal): Promise<Departure[]> {
  const found: Departure[] = [];
  for (let page = 1; ; page += 1) {
    const input = { tour: slug, per_page: perPage, page };
    const { data, meta } = await callSite(departuresEndpoint, input, { signal });
    found.push(...data);
    if (data.length === 0 || found.length >= meta.total) return found;
  }
}

/** What the site says a party pays, or why the coupon does not count. */
export async function priceOf(
  input: InputOf<typeof priceEndpoint>,
  signal: AbortSignal,
): Promise<PriceAnswer> {
  try {
    const { data } = await callSite(priceEndpoint, input, { signal });
    return { price: data };
  } catch (error) {
    const [why] = (error instanceof ApiError && error.detail.fields?.coupon_code) || [];
    if (why) return { price: null, couponRefused: why };
    throw error;
  }
}
