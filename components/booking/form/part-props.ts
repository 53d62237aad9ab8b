import type { BookingDraft } from "./booking-draft";
import type { BookedTour } from "./priced-party";

/** What the API of this site can do for a booking, beyond taking it. */
export interface Offered {
  /** Somebody may wait for a full departure. */
  waitingList: boolean;
  /** A party is priced with a coupon before it is booked. */
  coupons: boolean;
}

/** What each part of the form works with. */
export interface PartProps {
  draft: BookingDraft;
  booked: BookedTour;
  offered: Offered;
  change(changes: Partial<BookingDraft>): void;
  /** The id of a field's control; the error summary leads there. */
  idOf(field: string): string;
  errorOf(field: string): string | undefined;
}
