import type { OperatorAction } from "@/lib/contract/bookings";
import type { bookingCalls } from "@/lib/contract/desk/bookings";
import { ApiError } from "@/lib/contract/errors";
import { LocaleSchema } from "@/lib/contract/locale";
import { documentsOf } from "../../bookings/guest/actions";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { isPaidIn } from "../../bookings/money/owed";
import { bookingCalled, decide } from "../../bookings/operator/decide";
import type { Decision } from "../../bookings/operator/operator-actions";
import { setAgent } from "../../bookings/operator/set-agent";
import { settleAgent } from "../../bookings/operator/settle-agent";
import { undoTransfer } from "../../bookings/operator/undo-transfer";
import type { Transaction } from "../../db/transaction";
import { bookingDocument } from "../../documents/booking-document";
import { recordReversal } from "../../payments/record-reversal";
import { done } from "../../requests/handler";
import type { At, DeskHandlers } from "../../staff/desk-handler";
import { demandFresh } from "../../staff/step-up";
import { doing } from "../doing";
import { bookingList } from "./booking-list";
import { mayDecide, oneBooking } from "./one-booking";
import { writeBookingNote } from "./write-booking-note";

interface Seen {
  booking: string;
  version: number;
}

/** Decides about a booking as it was seen, as whoever calls: the same that links of mails do. */
async function deciding(
  { actor, present, asked }: At,
  action: OperatorAction,
  { booking, version }: Seen,
  decision: Partial<Decision> = {},
) {
  const whole = { dates: [], message: "", bank_reference: "", ...decision };
  const admit = async (_: Transaction, row: BookingRow) => {
    if (row.version !== version) throw new ApiError("conflict", { reason: "changed_meanwhile" });
    if (!mayDecide(present.person, action, row)) throw new ApiError("forbidden");
    if (action === "cancel" && isPaidIn(row)) demandFresh(present);
  };
  await decide(actor, action, booking, whole, { admit, asked });
  return done;
}

/** Bookings at the desk: the list, one of them, and what is done about it. */
export const bookingDeskHandlers: DeskHandlers<keyof typeof bookingCalls> = {
  bookings: async (input) => ({ data: await bookingList(input) }),
  booking: async ({ booking }, { present }) => ({
    data: await oneBooking(present.person, booking),
  }),
  "booking-paper": async ({ booking, paper, number }) => {
    const row = await bookingCalled(booking);
    if (number ? paper !== "invoice" : !documentsOf(row).includes(paper))
      throw new ApiError("not_found");
    // As the guest has it, in their language.
    const file = await bookingDocument(paper, row, LocaleSchema.parse(row.locale), number);
    const { content_type, file_name, bytes } = file;
    return { data: { content_type, file_name, base64: bytes.toString("base64") } };
  },
  "accept-booking": (seen, at) => deciding(at, "available", seen),
  "propose-dates": ({ dates, message, ...seen }, at) =>
    deciding(at, "propose", seen, { dates, message }),
  "cancel-booking": ({ message, by_guest_on: byGuestOn, ...seen }, at) =>
    deciding(at, "cancel", seen, { message, byGuestOn }),
  "record-transfer": ({ amount_minor, bank_reference, ...seen }, at) =>
    deciding(at, "record_payment", seen, { amount_minor, bank_reference }),
  "record-refund": ({ refund, ...seen }, at) => deciding(at, "record_refund", seen, { refund }),
  "undo-transfer": async ({ instead_minor: insteadMinor, ...seen }, { actor, asked }) => {
    await undoTransfer(actor, { ...seen, insteadMinor }, asked);
    return done;
  },
  "record-reversal": async (seen, { actor, asked }) => {
    await recordReversal(actor, seen, asked);
    return done;
  },
  "set-agent": (form, at) => doing(at, (tx, actor) => setAgent(tx, actor, form)),
  "settle-agent": async (seen, { actor, asked }) => {
    await settleAgent(actor, seen, asked);
    return done;
  },
  "write-booking-note": ({ booking, text }, at) =>
    doing(at, (tx, actor) => writeBookingNote(tx, actor, booking, text)),
};
