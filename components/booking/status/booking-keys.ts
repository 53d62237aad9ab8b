import { inTab } from "@/lib/site/text-storage";

const prefix = "booking:";
const payingName = "booking-paying";
const keyShape = /^bk_[\w-]{20,100}$/;
export const referenceShape = /^B(-[2-9A-HJ-NP-Z]{4}){3}$/;

/** Keeps the key of a booking for as long as this tab is open. */
export const keepKey = (reference: string, key: string) => inTab.keep(prefix + reference, key);

/** The key of a booking that this tab has seen, or undefined. */
export function keptKey(reference: string): string | undefined {
  const key = inTab.read(prefix + reference);
  return keyShape.test(key) ? key : undefined;
}

/** The key behind the `#` of a booking's address, or undefined. */
export function keyInAddress(): string | undefined {
  const key = window.location.hash.slice(1);
  return keyShape.test(key) ? key : undefined;
}

/** Remembers which booking the visitor went off to pay, as the provider may not bring it back. */
export const rememberPaying = (reference: string) => inTab.keep(payingName, reference);

/** The booking that was being paid in this tab, or undefined. */
export function payingBooking(): string | undefined {
  const reference = inTab.read(payingName);
  return referenceShape.test(reference) ? reference : undefined;
}
