import type { BookingDraft } from "./booking-draft";
import type { BookedTour } from "./priced-party";

/** What each part of the form works with. */
export interface PartProps {
  draft: BookingDraft;
  booked: BookedTour;
  change(changes: Partial<BookingDraft>): void;
  /** The id of a field's control; the error summary leads there. */
  idOf(field: string): string;
  errorOf(field: string): string | undefined;
}
