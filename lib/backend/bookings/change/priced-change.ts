import { businessDay } from "@/lib/clock";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError, conflict } from "@/lib/contract/errors";
import { LocaleSchema } from "@/lib/contract/locale";
import { mostMinor } from "@/lib/contract/offer-document";
import { changedPrice } from "@/lib/pricing/changed-price";
import { addDays, notBookable } from "@/lib/pricing/days";
import { type PartyPrice, partyPrice } from "@/lib/pricing/party-price";
import { policy } from "@/lib/pricing/policy";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import { usedCoupon } from "../../catalogue/coupon";
import { offerById } from "../../catalogue/offer-by-id";
import type { Changeable } from "../../db/booking-change-schema";
import { wantedDeparture } from "../create/wanted-departure";
import { acceptedOffer } from "../guest/booked-journey";
import { type BookingRow, keepsPlace } from "../lifecycle/transitions";
import { couponOf } from "../money/coupon-uses";
import { staysMinor } from "../money/owed";
import { movedTo } from "../money/prices-on";

type WantedChange = Omit<ParsedDeskInput<"price-change">, "booking" | "version">;

type Wanted = WantedChange & { rooms: number };

/** What a booking would become, and what follows from it. */
export interface PricedChange {
  before: Changeable;
  after: Changeable;
  price: PartyPrice;
  /** Whether we wish for it, not the guest. */
  ours: boolean;
  /** Whether the guest has to agree, as it costs more or moves dates. */
  asksGuest: boolean;
  /** What of the money that is here would go back, in minor units. */
  refundMinor: number;
  departureId: string | null;
}

/** What of a booking can be changed, as it is. */
export function changeableOf(row: BookingRow): Changeable {
  const { starts, days, adults, children, rooms, extras } = row;
  return { starts, days, adults, children, rooms, extras };
}

/** Whether a booking can be changed at all: seats are held for it, and it has not begun. */
export function isChangeable({ state, starts }: BookingRow): boolean {
  return keepsPlace.includes(state) && starts > businessDay();
}

/** Whether it can be made cheaper and nothing else: what was missing on a journey is given back. */
export function isOnlyMadeCheaper({ state, starts }: BookingRow): boolean {
  return state === "confirmed" && starts <= businessDay();
}

/**
 * Prices what a booking is to become. Where neither days nor people nor extras change, what was agreed
 * for them stays, whatever the catalogue asks by now; else it is the catalogue's price of today. A
 * journey made for its guest keeps its price and changes by lines of ours.
 *
 * @throws ApiError `invalid` beside the wrong field, as for a guest who books; `conflict` with reason
 *   `begun` where more is to change than the price of a journey that has begun, downwards
 */
export async function pricedChange(row: BookingRow, form: WantedChange): Promise<PricedChange> {
  const before = changeableOf(row);
  // Where none are said they sleep as is usual, as in every form.
  const wanted = { ...form, rooms: form.rooms ?? usualRooms(form, row.departureId !== null) };
  const accepted = (await acceptedOffer(row.reference)) !== undefined;
  const same = isSame(before, wanted);
  const begun = isOnlyMadeCheaper(row);
  if (begun && !same) throw conflict("begun");
  const base = same
    ? { price: row.price, after: before, departureId: row.departureId }
    : accepted
      ? ofOwnJourney(row, wanted)
      : await ofCatalogue(row, form);
  const price = withAdditions(base.price, wanted, accepted || same ? row : undefined);
  if (price.total_minor > mostMinor) throw wrongAdjustment("too_large");
  if (begun && price.total_minor > row.totalMinor) throw conflict("begun");
  const { starts, days } = base.after;
  const staysAsWas =
    price.total_minor <= row.totalMinor && starts === row.starts && days === row.days;
  return {
    ...{ before, after: base.after, departureId: base.departureId },
    ours: wanted.ours,
    price: begun
      ? { ...price, due_now_minor: price.total_minor, balance_due: row.balanceDue }
      : inTime(price, starts),
    // Whoever has not agreed to anything yet agrees to what there is then.
    asksGuest: !(row.asksConsent && row.state !== "confirmed") && !staysAsWas,
    refundMinor: Math.max(staysMinor(row) - price.total_minor, 0),
  };
}

function isSame(before: Changeable, wanted: Wanted): boolean {
  const { starts, adults, children, rooms, extras } = wanted;
  const sorted = (list: (string | number)[]) => [...list].sort().join();
  return (
    before.starts === starts &&
    before.adults === adults &&
    before.rooms === rooms &&
    sorted(before.children) === sorted(children) &&
    sorted(before.extras) === sorted(extras)
  );
}

function ofOwnJourney(row: BookingRow, wanted: Wanted) {
  const today = businessDay();
  const wrong = notBookable(wanted.starts, today);
  if (wrong) throw new ApiError("invalid", { fields: { starts: [wrong] } });
  const { starts, adults, children, rooms } = wanted;
  return {
    price: starts === row.starts ? row.price : movedTo(starts, row, today),
    after: { ...changeableOf(row), starts, adults, children, rooms },
    departureId: row.departureId,
  };
}

async function ofCatalogue(row: BookingRow, wanted: WantedChange) {
  const { starts, adults, children, extras } = wanted;
  const rooms = wanted.rooms === undefined ? {} : { rooms: wanted.rooms };
  const party = { starts, adults, children, extras, ...rooms };
  const offered = await offerById(row.tourId, party, LocaleSchema.parse(row.locale), row.starts);
  const price = partyPrice(offered.tour.prices, { ...party, rooms: offered.rooms }, businessDay(), {
    extras: offered.extras,
    coupon: await usedCoupon(couponOf(row)),
  });
  const chosen = offered.extras.map(({ key }) => key);
  // Their own may be closed to others by now.
  const departureId =
    starts === row.starts
      ? row.departureId
      : ((await wantedDeparture(offered.tour, starts))?.id ?? null);
  return {
    price,
    // The price is that of the tour as it is today, and so are the days that it is for.
    after: {
      ...{ starts, days: offered.tour.days, adults, children },
      ...{ rooms: offered.rooms, extras: chosen },
    },
    departureId,
  };
}

/** Whether what can be changed is the same in two. */
export function isAsIt(before: Changeable, now: Changeable): boolean {
  return isSame(before, { ...now, added: [], adjustment_minor: 0, ours: false });
}

const wrongAdjustment = (why: string) =>
  new ApiError("invalid", { fields: { adjustment_minor: [why] } });

function withAdditions(
  price: PartyPrice,
  { added, adjustment_minor }: WantedChange,
  agreed: BookingRow | undefined,
): PartyPrice {
  const depositMinor = agreed?.price.deposit_minor;
  const change = { added, adjustmentMinor: adjustment_minor };
  try {
    return changedPrice(
      price,
      { ...change, ...(depositMinor !== undefined && { depositMinor }) },
      businessDay(),
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongAdjustment("more_than_price");
  }
}

/**
 * A price as of today: what confirms it, and by when the rest is due. Nobody is reminded the day after
 * of what they heard of today.
 */
export function inTime(price: PartyPrice, starts: string): PartyPrice {
  const today = businessDay();
  const soon = addDays(today, policy.graceDays);
  const [least = soon] = [soon, addDays(starts, -1)].sort();
  const isDue = price.balance_due <= today;
  const due_now_minor = isDue ? price.total_minor : price.due_now_minor;
  return {
    ...{ ...price, due_now_minor },
    ...(price.balance_due < least && { balance_due: least }),
  };
}
