import {
  acceptDateEndpoint,
  bookingEndpoint,
  cancelBookingEndpoint,
  changeBookingEndpoint,
  createBookingEndpoint,
  deskEndpoint,
  invoiceEndpoint,
  leaveWaitingListEndpoint,
  waitingListEndpoint,
} from "@/lib/contract/bookings";
import { on } from "../requests/handler";
import { demandBooking } from "./booking-key";
import { createBooking } from "./create";
import { desk } from "./desk";
import { askForInvoice, cancelBooking, changeBooking } from "./guest-actions";
import { leaveWaitingList } from "./leave-waiting-list";
import { acceptDate } from "./take-date";
import { bookingView } from "./view";
import { waitForSeats } from "./waiting-list";

/** Bookings: made and seen, what the guest and what the operator can do with them. */
export const bookingHandlers = [
  on(createBookingEndpoint, createBooking),
  on(bookingEndpoint, async ({ reference }, locale, caller) => ({
    data: await bookingView(await demandBooking(reference, caller), locale),
  })),
  on(cancelBookingEndpoint, cancelBooking),
  on(changeBookingEndpoint, changeBooking),
  on(acceptDateEndpoint, acceptDate),
  on(invoiceEndpoint, askForInvoice),
  on(waitingListEndpoint, waitForSeats),
  on(leaveWaitingListEndpoint, leaveWaitingList),
  on(deskEndpoint, (order) => desk(order)),
];
