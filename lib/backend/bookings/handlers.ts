import {
  acceptDateEndpoint,
  agreeEndpoint,
  answerChangeEndpoint,
  bookingEndpoint,
  cancelBookingEndpoint,
  changeBookingEndpoint,
  createBookingEndpoint,
  invoiceEndpoint,
  operatorBookingEndpoint,
} from "@/lib/contract/bookings";
import { leaveWaitingListEndpoint, waitingListEndpoint } from "@/lib/contract/waiting-list";
import { on } from "../requests/handler";
import { answerChange } from "./change/answer-change";
import { createBooking } from "./create/create-booking";
import { acceptProposedDate } from "./guest/accept-proposed-date";
import { agree } from "./guest/agree";
import { demandBooking } from "./guest/booking-key";
import { bookingView } from "./guest/booking-view";
import { askForInvoice, cancelBooking, changeBooking } from "./guest/guest-actions";
import { operatorOrder } from "./operator/operator-order";
import { leaveWaitingList } from "./waiting-list/leave-waiting-list";
import { waitForSeats } from "./waiting-list/wait-for-seats";

/** Bookings: made and seen, what the guest and what the operator can do with them. */
export const bookingHandlers = [
  on(createBookingEndpoint, createBooking),
  on(bookingEndpoint, async ({ reference }, locale, caller) => ({
    data: await bookingView(await demandBooking(reference, caller), locale),
  })),
  on(cancelBookingEndpoint, cancelBooking),
  on(changeBookingEndpoint, changeBooking),
  on(agreeEndpoint, agree),
  on(answerChangeEndpoint, answerChange),
  on(acceptDateEndpoint, acceptProposedDate),
  on(invoiceEndpoint, askForInvoice),
  on(waitingListEndpoint, waitForSeats),
  on(leaveWaitingListEndpoint, leaveWaitingList),
  on(operatorBookingEndpoint, (order) => operatorOrder(order)),
];
