const prefix = "booking:";
const payingName = "booking-paying";
const keyShape = /^bk_[\w-]{20,100}$/;
export const referenceShape = /^B(-[2-9A-HJ-NP-Z]{4}){3}$/;

/** Keeps the key of a booking for as long as this tab is open. */
export function keepKey(reference: string, key: string): void {
  write(prefix + reference, key);
}

/** The key of a booking that this tab has seen, or undefined. */
export function keptKey(reference: string): string | undefined {
  const key = read(prefix + reference);
  return key && keyShape.test(key) ? key : undefined;
}

/** The key behind the `#` of a booking's address, or undefined. */
export function keyInAddress(): string | undefined {
  const key = window.location.hash.slice(1);
  return keyShape.test(key) ? key : undefined;
}

/** Remembers which booking the visitor went off to pay, as the provider may not bring it back. */
export function rememberPaying(reference: string): void {
  write(payingName, reference);
}

/** The booking that was being paid in this tab, or undefined. */
export function payingBooking(): string | undefined {
  const reference = read(payingName);
  return reference && referenceShape.test(reference) ? reference : undefined;
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Without storage the link of the mail still opens the booking.
  }
}
