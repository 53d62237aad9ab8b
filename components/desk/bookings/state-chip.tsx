import type { BookingState } from "@/lib/contract/bookings";
import { bookingWords } from "../words/words";

const looks: Partial<Record<BookingState, string>> = {
  confirmed: "border-acacia text-acacia",
  enquiry: "border-terracotta-deep text-terracotta-deep",
};

/** The state of a booking, in a word. */
export function StateChip({ state }: { state: BookingState }) {
  return (
    <span
      className={`shrink-0 rounded-chip border px-3 py-0.5 text-small ${looks[state] ?? "border-line text-muted"}`}
    >
      {bookingWords.states[state]}
    </span>
  );
}
