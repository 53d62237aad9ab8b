/** The call behind the link of the operator's mail. */
export const operatorBooking = async () =>
  (await import("@/lib/contract/bookings")).operatorBookingEndpoint;
