import type { BookingDetail } from "@/lib/contract/desk/bookings";

/** What the parts of a booking's screen share. */
export interface Doing {
  booking: BookingDetail;
  busy: boolean;
  /** Does something about the booking, says so, and shows how it stands then; whether it went well. */
  doing(work: () => Promise<unknown>, then?: string): Promise<boolean>;
}
