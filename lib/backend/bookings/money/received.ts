import { now } from "@/lib/clock";
import { confirmReward } from "../../affiliate/referrals";
import type { Transaction } from "../../db/transaction";
import { tellGuest, tellOperator } from "../../requests/outbox";
import { withdrawOvertaken } from "../change/withdraw-overtaken";
import { lockBooking } from "../lifecycle/lock-booking";
import { takeSeats } from "../lifecycle/seats";
import { type Actor, type BookingRow, move } from "../lifecycle/transitions";
import { wasSplit } from "../shares/share-rows";
import { stopWaiting } from "../waiting-list/wait-for-seats";
import { countCouponAgain } from "./coupon-uses";
import { demandInvoice } from "./invoice";
import { withoutJourney } from "./late-transfer";
import { type Entry, enter } from "./ledger";
import { balanceDay, hasEnded, hasLapsed } from "./owed";
import { wantRefund } from "./want-refund";

/**
 * Enters money that arrived and does what follows from it: the deposit confirms the booking and its
 * reward; later money is acknowledged; money for a booking that has ended, or more than its price, is
 * given back, and so is what comes once the hold has ended, when it is less than the deposit, the
 * journey has begun, its date was never free or its guest was erased. The same movement comes in once, however often it is
 * told. Locks the booking.
 */
export async function received(
  transaction: Transaction,
  entry: Entry,
  actor: Actor,
): Promise<void> {
  const booking = await lockBooking(transaction, entry.booking);
  const paid = await enter(transaction, entry);
  if (!booking || paid === undefined) return;
  await withdrawOvertaken(transaction, { ...booking, paidMinor: paid });
  if (hasEnded(booking) && !hasLapsed(booking))
    return giveBack(transaction, booking, entry, "paid_after_end");
  switch (booking.state) {
    case "confirmed":
      await acknowledge(transaction, booking, entry);
      return giveBackExcess(transaction, booking, entry, paid);
    case "enquiry":
    case "consultation":
      return askOperator(transaction, booking, entry, "paid_without_date");
    default: {
      const isShort = paid - booking.backMinor < booking.dueNowMinor;
      // Nobody holds a place for it any more, and there is nothing left to decide.
      if (hasLapsed(booking) && (isShort || withoutJourney(booking)))
        return giveBack(transaction, booking, entry, "paid_after_end");
      if (isShort)
        return (await wasSplit(transaction, booking.reference))
          ? acknowledge(transaction, booking, entry)
          : askOperator(transaction, booking, entry, "part_paid");
      if (!(await confirm(transaction, booking, actor, entry.source)))
        return giveBackAll(transaction, booking, entry, paid);
      return giveBackExcess(transaction, booking, entry, paid);
    }
  }
}

/** Enters money that was not to be paid any more, to give all of it back. Locks the booking. */
export async function receivedInVain(
  transaction: Transaction,
  entry: Entry,
  reason: "paid_twice" | "share_withdrawn",
): Promise<void> {
  const booking = await lockBooking(transaction, entry.booking);
  const paid = await enter(transaction, entry);
  if (booking && paid !== undefined) await giveBack(transaction, booking, entry, reason);
}

/**
 * Confirms a booking whose deposit is there, and the reward of whoever recommended it. The booking
 * is locked.
 *
 * @param source what was the last payment, for the operator's mail
 * @returns false when its seats were given back and are gone
 */
export async function confirm(
  transaction: Transaction,
  booking: BookingRow,
  actor: Actor,
  source: string,
): Promise<boolean> {
  const { reference, departureId } = booking;
  const people = booking.adults + booking.children.length;
  const seatsAreGone = departureId !== null && booking.seats === 0;
  if (seatsAreGone && !(await takeSeats(transaction, departureId, people))) return false;
  await move(transaction, {
    reference,
    to: "confirmed",
    actor,
    set: {
      confirmedAt: now(),
      balanceDue: balanceDay(booking),
      holdUntil: null,
      seats: departureId === null ? 0 : people,
    },
  });
  await countCouponAgain(transaction, booking);
  if (departureId !== null) await stopWaiting(transaction, departureId, booking, seatsAreGone);
  await confirmReward(transaction, { reference, email: booking.email });
  await tellGuest(transaction, "confirmed", reference);
  await tellOperator(transaction, "paid", reference, source);
  await demandInvoice(transaction, reference);
  return true;
}

/** A payment as it was to come; nobody has to do anything. */
async function acknowledge(transaction: Transaction, { reference }: BookingRow, entry: Entry) {
  await tellGuest(transaction, "receipt", reference, entry.source);
  await tellOperator(transaction, "paid", reference, entry.source);
}

/** Less than what confirms, as a bank may deduct its fee, or no date yet: a person decides. */
async function askOperator(
  transaction: Transaction,
  booking: BookingRow,
  entry: Entry,
  reason: string,
) {
  await tellGuest(transaction, "receipt", booking.reference, entry.source);
  await tellOperator(transaction, "attention", booking.reference, `${reason} ${entry.source}`);
}

/** Nothing of what was paid, now and before, has anything to be paid for. */
async function giveBackAll(
  transaction: Transaction,
  booking: BookingRow,
  entry: Entry,
  paid: number,
): Promise<void> {
  const amountMinor = paid - booking.backMinor;
  await giveBack(transaction, booking, { ...entry, amountMinor }, "no_seats_left");
}

async function giveBackExcess(
  transaction: Transaction,
  booking: BookingRow,
  entry: Entry,
  paid: number,
): Promise<void> {
  const excess = paid - booking.backMinor - booking.totalMinor;
  const amountMinor = Math.min(excess, entry.amountMinor);
  if (amountMinor > 0)
    await giveBack(transaction, booking, { ...entry, amountMinor }, "paid_twice");
}

async function giveBack(
  transaction: Transaction,
  booking: BookingRow,
  { source, amountMinor }: Entry,
  reason: string,
): Promise<void> {
  const [cause, payment = null] = source.split(" ");
  const from = cause === "payment" ? payment : null;
  await wantRefund(transaction, booking, amountMinor, reason, { from });
  await tellOperator(transaction, "attention", booking.reference, `${reason} ${source}`);
}
