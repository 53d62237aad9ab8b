import type { BookingDetail } from "@/lib/contract/desk/bookings";
import type { Doing } from "../use-doing";

/** What each part of a booking's screen works with. */
export interface PartProps {
  booking: BookingDetail;
  busy: boolean;
  /** What was wrong with a field of what was done last. */
  wrong: Record<string, string>;
  doing: Doing;
}
