import type { OperatorAction } from "@/lib/contract/bookings";
import type { bookingCalls } from "@/lib/contract/desk/bookings";
import { ApiError } from "@/lib/contract/errors";
import { LocaleSchema } from "@/lib/contract/locale";
import { documentsOf } from "../../bookings/guest/actions";
import { bookingCalled, decide } from "../../bookings/operator/decide";
import type { Decision } from "../../bookings/operator/operator-actions";
import { settleAgent } from "../../bookings/operator/settle-agent";
import { inTransaction } from "../../db/transaction";
import { bookingDocument } from "../../documents/booking-document";
import { done } from "../../requests/handler";
import type { At, DeskHandlers } from "../../staff/desk-handler";
import { demandFresh } from "../../staff/step-up";
import { bookingList } from "./booking-list";
import { mayDecide, oneBooking } from "./one-booking";
import { writeBookingNote } from "./write-booking-note";

interface Seen {
  booking: string;
  version: number;
}

/** Decides about a booking as it was seen, as whoever calls: the same that links of mails do. */
async function deciding(
  { actor, present }: At,
  action: OperatorAction,
  { booking, version }: Seen,
  decision: Partial<Decision> = {},
) {
  const whole = { dates: [], message: "", bank_reference: "", ...decision };
  await decide(actor, action, booking, whole, async (_, row) => {
    if (row.version !== version) throw new ApiError("conflict", { reason: "changed_meanwhile" });
    if (!mayDecide(present.person, action, row)) throw new ApiError("forbidden");
    if (action === "cancel" && row.paidMinor > row.backMinor) demandFresh(present);
  });
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
  "cancel-booking": ({ message, ...seen }, at) => deciding(at, "cancel", seen, { message }),
  "record-transfer": ({ amount_minor, bank_reference, ...seen }, at) =>
    deciding(at, "record_payment", seen, { amount_minor, bank_reference }),
  "record-refund": (seen, at) => deciding(at, "record_refund", seen),
  "settle-agent": async (seen, { actor }) => {
    await settleAgent(actor, seen);
    return done;
  },
  "write-booking-note": async ({ booking, text }, { actor }) => {
    if (actor.kind !== "staff") throw new ApiError("unauthorized");
    await inTransaction((transaction) => writeBookingNote(transaction, actor, booking, text));
    return done;
  },
};
