import { endOfBusinessDay, nowMs } from "@/lib/clock";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";

/** When the seats of a booking that begins to wait for its deposit are given back. */
export function holdEnd(starts: string): Date {
  return beforeStart(new Date(nowMs() + policy.holdHours * 3_600_000), starts);
}

/** A moment, or the last one before a first day where that comes sooner. */
export function beforeStart(moment: Date, starts: string): Date {
  const last = endOfBusinessDay(addDays(starts, -1));
  return moment < last ? moment : last;
}
