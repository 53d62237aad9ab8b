import { daysBetween } from "./days";
import { policy } from "./policy";

/**
 * Whether a shared departure is no longer called off for too few guests: the day until which they
 * would have been told (`policy.tooFewGuestsDays` before the ISO day on which it starts) is over.
 */
export const isGuaranteed = (starts: string, today: string) =>
  daysBetween(today, starts) < policy.tooFewGuestsDays;
