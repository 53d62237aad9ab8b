import type { PriceLine } from "../contract/price-quote";
import type { TourExtra } from "../contract/prices";
import { type Party, sum } from "./party-lines";
import { wholeDollars } from "./whole-dollars";

/** Something to add to a trip: once for each traveller, each room or the whole party. */
type Extra = Pick<TourExtra, "key" | "text" | "per" | "unit_minor">;

/** A discount: a share of the price or a fixed amount in minor units, one of the two. */
export interface Coupon {
  code: string;
  percent?: number | undefined;
  amountMinor?: number | undefined;
}

export interface Additions {
  extras?: Extra[] | undefined;
  coupon?: Coupon | undefined;
}

/** How much of a price a coupon takes off at most, in per cent: something is left to be paid, and a deposit of it. */
export const mostOffPercent = 90;

/** The lines of extras and of a coupon, which is taken off the price with its extras. */
export function additionLines(
  tripMinor: number,
  party: Party,
  { extras = [], coupon }: Additions,
): PriceLine[] {
  const added = extras.map((extra) => extraLine(extra, party));
  const total = tripMinor + sum(added);
  if (!coupon) return added;
  const share = wholeDollars((total * (coupon.percent ?? 0)) / 100);
  const most = Math.floor((total * mostOffPercent) / 10_000) * 100;
  const off = Math.min(coupon.amountMinor ?? share, most);
  return off > 0 ? [...added, { kind: "coupon", code: coupon.code, amount_minor: -off }] : added;
}

function extraLine({ key, text, per, unit_minor }: Extra, party: Party): PriceLine {
  const people = party.adults + party.children.length;
  const count = { person: people, room: Math.max(party.rooms, 1), party: 1 }[per];
  return {
    kind: "extra",
    key,
    text,
    count,
    unit_minor,
    amount_minor: count * unit_minor,
  };
}
