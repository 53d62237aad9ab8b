import type { bookingGuestCalls } from "@/lib/contract/desk/booking-guest";
import type { DeskHandlers } from "../../staff/desk-handler";
import { doing } from "../doing";
import { editGuest } from "./edit-guest";
import { renewBookingLink } from "./renew-booking-link";

/** Who booked, put right, and a new link for them. */
export const bookingGuestHandlers: DeskHandlers<keyof typeof bookingGuestCalls> = {
  "edit-guest": (form, at) => doing(at, (tx, actor) => editGuest(tx, actor, form)),
  "renew-booking-link": ({ booking }, at) =>
    doing(at, (tx, actor) => renewBookingLink(tx, actor, booking)),
};
