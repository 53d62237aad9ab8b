import { businessDay } from "@/lib/clock";
import type { bookingChangeCalls, ChangeBeginning } from "@/lib/contract/desk/booking-changes";
import { ApiError } from "@/lib/contract/errors";
import { additionsIn } from "@/lib/pricing/changed-price";
import { keptOn } from "@/lib/pricing/refund";
import { changeBooking, withdrawChange } from "../../bookings/change/change-booking";
import { columnsAfter } from "../../bookings/change/columns-after";
import {
  changeableOf,
  isChangeable,
  isOnlyMadeCheaper,
  pricedChange,
} from "../../bookings/change/priced-change";
import { otherDays } from "../../bookings/change/what-changed";
import { acceptedOffer } from "../../bookings/guest/booked-journey";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { withoutExcess } from "../../bookings/money/forget-refund";
import { owed } from "../../bookings/money/owed";
import { paidBooking } from "../../bookings/money/refund-due";
import { bookingCalled } from "../../bookings/operator/decide";
import { payersOf } from "../../bookings/shares/share-rows";
import { done } from "../../requests/handler";
import type { DeskHandlers } from "../../staff/desk-handler";
import type { Present } from "../../staff/sessions";
import { demandFresh } from "../../staff/step-up";
import { staffOf } from "../doing";
import { departureOf, tourOfBooking } from "./tour-to-book";

/** Changing a booking: what there is, what it would cost, and doing it. */
export const bookingChangeHandlers: DeskHandlers<keyof typeof bookingChangeCalls> = {
  "begin-change": async ({ booking }) => ({ data: await beginning(await bookingCalled(booking)) }),
  "price-change": async ({ booking, version, ...wanted }, { present }) => {
    const row = await bookingCalled(booking);
    if (row.version !== version) throw new ApiError("conflict", { reason: "changed_meanwhile" });
    const becomes = await pricedChange(row, wanted);
    const { price, after, departureId, asksGuest, refundMinor } = becomes;
    const people = departureId === null ? 0 : after.adults + after.children.length;
    const then = await withoutExcess({ ...row, ...columnsAfter(row, becomes) });
    const { dueNowMinor, balanceMinor } = owed(then);
    const mayName = refundMinor > 0 && !asksGuest;
    const payers = mayName ? await payersOf(row) : [];
    return {
      data: {
        price,
        before_minor: row.totalMinor,
        other_days: otherDays(becomes) || null,
        seats: people - row.seats,
        asks_guest: asksGuest,
        due_now_minor: dueNowMinor,
        balance_minor: balanceMinor,
        refund_minor: refundMinor,
        not_sent_minor: row.backMinor - then.backMinor,
        owner_decides: refundMinor > 0 && !mayGiveBack(present),
        payers: payers.map(({ staysMinor, ...payer }) => ({ ...payer, stays_minor: staysMinor })),
        kept_minor:
          row.confirmedAt && !isOnlyMadeCheaper(row) ? keptOn(businessDay(), paidBooking(then)) : 0,
      },
    };
  },
  "change-booking": async (form, at) => {
    const { present, asked } = at;
    const admitGivingBack = () => {
      if (!mayGiveBack(present)) throw new ApiError("forbidden");
      demandFresh(present);
    };
    const became = await changeBooking(staffOf(at), form, { admitGivingBack, asked });
    return { data: { became } };
  },
  "withdraw-change": async (input, at) => {
    await withdrawChange(staffOf(at), input);
    return done;
  },
};

/** Money that goes back is the owner's to decide about. */
const mayGiveBack = ({ person }: Present) => person.role === "owner";

async function beginning(row: BookingRow): Promise<ChangeBeginning> {
  const begun = isOnlyMadeCheaper(row);
  if (!isChangeable(row) && !begun) throw new ApiError("not_found");
  const [tour, own, accepted] = await Promise.all([
    tourOfBooking(row.tourId),
    departureOf(row),
    acceptedOffer(row.reference),
  ]);
  const { added, adjustmentMinor } = additionsIn(row.price);
  return {
    ...{ version: row.version, name: row.name, language: row.locale },
    has_email: row.email !== "",
    begun,
    tour: accepted
      ? { ...tour, trip_type: "private", runs: [], extras: [], departures: [] }
      : {
          ...tour,
          extras: [...tour.extras, ...goneExtras(row, tour.extras)],
          departures: own
            ? [own, ...tour.departures.filter(({ starts }) => starts !== own.starts)].sort((a, b) =>
                a.starts.localeCompare(b.starts),
              )
            : tour.departures,
        },
    agreed: accepted !== undefined,
    ...changeableOf(row),
    ...{ added, adjustment_minor: adjustmentMinor },
  };
}

/** Extras that the tour does not offer any more, so that they can be taken off. */
function goneExtras({ price }: BookingRow, offered: ChangeBeginning["tour"]["extras"]) {
  return price.lines.flatMap((line) =>
    line.kind === "extra" && !offered.some(({ key }) => key === line.key)
      ? [{ key: line.key, text: line.text }]
      : [],
  );
}
