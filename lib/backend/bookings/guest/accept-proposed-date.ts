import { sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { acceptDateEndpoint } from "@/lib/contract/bookings";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { conflict } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { PartyPrice } from "@/lib/pricing/party-price";
import type { Transaction } from "../../db/transaction";
import type { Caller } from "../../requests/handler";
import { tellGuest, tellOperator } from "../../requests/outbox";
import { freeResources } from "../change/apply-change";
import { offeredDeparture } from "../create/wanted-departure";
import { holdEnd } from "../lifecycle/hold-end";
import { takeSeats } from "../lifecycle/seats";
import { type BookingRow, move } from "../lifecycle/transitions";
import { isPaid } from "../money/owed";
import { pricesOn } from "../money/prices-on";
import { confirm } from "../money/received";
import { refundExcess } from "../money/want-refund";
import { bookedJourney } from "./booked-journey";
import { demandBooking } from "./booking-key";
import { asGuest } from "./guest-actions";

/** Accepts one of the dates that the operator proposed, at the price that was shown with it. */
export async function acceptProposedDate(
  { reference, starts, shown_total_minor }: ParsedInputOf<typeof acceptDateEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  const row = await demandBooking(reference, caller);
  const booked = await bookedJourney(row, locale);
  const [offered] = await pricesOn([starts], row, booked);
  const { tripType } = booked.tour;
  const departureId = await offeredDeparture(row.tourId, tripType, starts, "date_gone");
  return asGuest(reference, "accept", locale, caller, async (transaction, booking) => {
    if (!offered || !booking.proposed.includes(starts) || starts <= businessDay())
      throw conflict("date_gone");
    if (offered.price.total_minor !== shown_total_minor) throw conflict("price_changed");
    await holdDate(transaction, booking, { ...offered, departureId });
  });
}

interface AcceptedDate {
  starts: string;
  days: number;
  departureId: string | null;
  price: PartyPrice;
}

async function holdDate(
  transaction: Transaction,
  booking: BookingRow,
  { starts, days, departureId, price }: AcceptedDate,
): Promise<void> {
  const { reference } = booking;
  const seats = departureId === null ? 0 : booking.adults + booking.children.length;
  const moved = await move(transaction, {
    reference,
    to: "provisional",
    actor: "guest",
    facts: [
      { kind: "takes", starts },
      ...(days === booking.days
        ? []
        : [{ kind: "days" as const, before: booking.days, after: days }]),
    ],
    set: {
      ...{ starts, days },
      departureId,
      seats,
      price,
      totalMinor: price.total_minor,
      dueNowMinor: price.due_now_minor,
      balanceDue: price.balance_due,
      proposed: sql`'{}'`,
      holdUntil: holdEnd(starts),
    },
  });
  if (departureId !== null && !(await takeSeats(transaction, departureId, seats)))
    throw conflict("seats_gone");
  // Those of another first day stand no more as it is; of the same one they are for other days.
  if (days !== booking.days) await freeResources(transaction, reference);
  await afterHold(transaction, moved, starts, price.total_minor < booking.totalMinor);
}

/** What follows when seats begin to be held: whoever has paid already is confirmed at once, and has back what is too much. */
async function afterHold(
  transaction: Transaction,
  booking: BookingRow,
  step: string,
  isCheaper: boolean,
) {
  const { reference } = booking;
  if (isPaid(booking)) {
    await refundExcess(transaction, booking, isCheaper ? "changed" : "paid_twice");
    await confirm(transaction, booking, "guest", `takes ${step}`);
    return;
  }
  await tellGuest(transaction, "provisional", reference, step);
  await tellOperator(transaction, "new", reference, step);
}
