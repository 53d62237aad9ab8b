import { z } from "zod";
import { agesOf, journeyInAddress } from "@/components/form/draft/draft-fields";
import type { Wrong } from "@/components/form/draft/field-order";
import { callSite } from "@/lib/api/browser";
import { BookingRequestSchema } from "@/lib/contract/bookings";
import { type Departure, departuresEndpoint } from "@/lib/contract/departures";
import type { InputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { priceEndpoint } from "@/lib/contract/price-quote";
import { type Tour, tourEndpoint } from "@/lib/contract/tours";
import { notAhead } from "@/lib/pricing/days";
import { invitationCode } from "@/lib/site/invitation";
import type { BookingDraft } from "./booking-draft";
import { emptyTrip } from "./empty-draft";
import type { PriceAnswer } from "./priced-party";

// What needs the contract itself, in one part that is loaded when the page is there.
export { parseArrived, parseDraft } from "./booking-draft";

const PrefillSchema = z.object({
  ...journeyInAddress,
  rooms: z.coerce.number().int().min(0).max(40).optional().catch(undefined),
});

/**
 * What an address such as `/Booking?tour=…&date=…&adults=2&children=9,7&rooms=2` changes in a
 * draft. Another tour than the draft's begins with an empty trip; what makes no sense is left out.
 */
export function prefilled(draft: BookingDraft, search: string): Partial<BookingDraft> {
  const { tour, date, adults, children, rooms } = PrefillSchema.parse(
    Object.fromEntries(new URLSearchParams(search)),
  );
  if (!tour) return {};
  const named: Partial<BookingDraft> = {
    ...(tour !== draft.tour && { ...emptyTrip, tour }),
    ...(date && { starts: date }),
    ...(adults && { adults, children: children ?? [], rooms: rooms ?? null }),
  };
  const own = new Map<string, unknown>(Object.entries(draft));
  // What is the same already changes nothing: it goes again as it was sent.
  return Object.fromEntries(
    Object.entries(named).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(own.get(name)),
    ),
  );
}

/** Whether an address names the tour of a booking that came from another language. */
export const isMeant = ({ tour }: Partial<BookingDraft>, search: string): boolean =>
  new URLSearchParams(search).get("tour") === tour;

type BookingInput = z.input<typeof BookingRequestSchema>;

/**
 * The request as it would be sent, or what is still wrong with it. The contract decides; beyond it
 * the date lies ahead.
 *
 * @param shownTotalMinor the total that is agreed to; undefined while there is no price yet
 */
export function requestOf(
  draft: BookingDraft,
  shownTotalMinor: number | undefined,
  today: string,
): { wrong: Wrong; request?: BookingInput } {
  const { coupon_code: _, coupon, rooms, ...rest } = draft;
  const parsed = BookingRequestSchema.safeParse({
    ...rest,
    children: agesOf(draft.children),
    ...(rooms !== null && { rooms }),
    ...(coupon && { coupon_code: coupon }),
    shown_total_minor: shownTotalMinor ?? 0,
    invited_by: invitationCode(),
  });
  const wrong: Wrong = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.join(".");
    wrong[field] = field === "starts" ? "invalid_date" : message;
  }
  const wrongDay = notAhead(draft.starts, today);
  if (wrongDay) wrong.starts ??= wrongDay;
  const complete =
    parsed.success && Object.keys(wrong).length === 0 && shownTotalMinor !== undefined;
  return complete ? { wrong, request: parsed.data } : { wrong };
}

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
