import { eq } from "drizzle-orm";
import type { OperatorAction } from "@/lib/contract/bookings";
import { deskBookings } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import { bookings } from "../../db/booking-schema";
import { db } from "../../db/pool";
import type { AuditValues } from "../../db/staff-schema";
import type { Transaction } from "../../db/transaction";
import { type OnceRequest, onceChecked } from "../../requests/idempotency";
import { type Actor, record } from "../../staff/audit";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";
import { available, cancelByOperator, type Decision, propose } from "./operator-actions";
import { demandDates } from "./operator-dates";
import { recordPayment, recordRefund } from "./operator-money";

type Work = (transaction: Transaction, booking: BookingRow, decision: Decision) => Promise<void>;

const work: Record<OperatorAction, Work> = {
  available,
  propose,
  cancel: cancelByOperator,
  record_payment: recordPayment,
  record_refund: recordRefund,
};

/** What the record calls them. */
const deeds: Record<OperatorAction, string> = {
  available: "accept-booking",
  propose: "propose-dates",
  cancel: "cancel-booking",
  record_payment: "record-transfer",
  record_refund: "record-refund",
};

interface Admission {
  /** Refuses by throwing, with the booking locked: a link that was used, a version that is old. */
  admit(transaction: Transaction, booking: BookingRow): Promise<void>;
  /** What is done once, however often it is asked for. */
  asked?: OnceRequest | undefined;
}

/**
 * Carries out what somebody decided about a booking, by a link of a mail or at the desk, and notes who.
 *
 * @throws ApiError `not_found`; `invalid`; `conflict` for what is impossible as the booking stands
 */
export async function decide(
  actor: Actor,
  action: OperatorAction,
  reference: string,
  decision: Decision,
  { admit, asked }: Admission,
): Promise<void> {
  const check = async () => {
    if (action === "propose") await demandDates(await bookingCalled(reference), decision.dates);
  };
  await onceChecked(asked, check, async (transaction) => {
    const before = await lockBooking(transaction, reference);
    if (!before) throw new ApiError("not_found");
    await admit(transaction, before);
    await work[action](transaction, before, decision);
    const after = (await lockBooking(transaction, reference)) ?? before;
    await record(transaction, actor, {
      action: deeds[action],
      subject: reference,
      before: kept(before),
      after: {
        ...kept(after),
        ...(decision.byGuestOn && { by_guest_on: decision.byGuestOn }),
      },
    });
    transaction.changed.add(deskBookings);
    return true;
  });
}

/** What of a booking stands in the record: state, dates and money. */
export function kept(booking: BookingRow): AuditValues {
  const { state, starts, totalMinor, paidMinor, backMinor } = booking;
  return {
    ...{ state, starts, total_minor: totalMinor },
    ...{ paid_minor: paidMinor, back_minor: backMinor },
  };
}

/** The row of a booking. @throws ApiError `not_found` */
export async function bookingCalled(reference: string): Promise<BookingRow> {
  const [row] = await db().select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new ApiError("not_found");
  return row;
}
