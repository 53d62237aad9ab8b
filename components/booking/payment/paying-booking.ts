import { bookingShape } from "@/lib/site/reference-shapes";
import { inTab } from "@/lib/site/text-storage";

const name = "booking-paying";

/** Remembers which booking the visitor went off to pay, as the provider may not bring it back. */
export const rememberPaying = (reference: string) => inTab.keep(name, reference);

/** The booking that was being paid in this tab, or undefined. */
export function payingBooking(): string | undefined {
  const reference = inTab.read(name);
  return bookingShape.test(reference) ? reference : undefined;
}
