import { nowMs } from "@/lib/clock";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * When an order that is not paid yet is asked about, after it was made (docs/product.md,
 * "Payments").
 */
const checksAfterMs = [2, 5, 15, 60, 6 * 60, 24 * 60].map((minutes) => minutes * minuteMs);

/** When an order is asked about next; null when nobody expects it to be paid any more. */
export function nextCheck(createdAt: Date, now = nowMs()): Date | null {
  const after = checksAfterMs.find((ms) => createdAt.getTime() + ms > now);
  return after === undefined ? null : new Date(createdAt.getTime() + after);
}

/** When something that failed is tried again: the older it is, the later; 1 minute to 6 hours. */
export function nextTry(createdAt: Date, now = nowMs()): Date {
  const age = now - createdAt.getTime();
  return new Date(now + Math.min(Math.max(age / 5, minuteMs), 6 * hourMs));
}

const dayMs = 24 * hourMs;
/** Cards are charged back within 120 days as a rule, by some banks within 180. */
const checksAfterDays = [1, 3, 7, 14, 30, 60, 90, 120, 180];

/** When a payment that was made is asked about next, as its reversal may go untold; null after that. */
export function nextReversalCheck(createdAt: Date, now = nowMs()): Date | null {
  const after = checksAfterDays.find((days) => createdAt.getTime() + days * dayMs > now);
  return after === undefined ? null : new Date(createdAt.getTime() + after * dayMs);
}

/** When it is looked after a refund whose outcome is not known; null when a person has to. */
export function nextRefundCheck(askedAt: Date, now = nowMs()): Date | null {
  const after = checksAfterMs.slice(0, 4).find((ms) => askedAt.getTime() + ms > now);
  return after === undefined ? null : new Date(askedAt.getTime() + after);
}
