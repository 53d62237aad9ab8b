import { and, desc, eq, sql } from "drizzle-orm";
import type { BookingState } from "@/lib/contract/bookings";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { bookingEvents } from "../db/booking-schema";
import { db } from "../db/pool";

type StepRow = typeof bookingEvents.$inferSelect;

/** The last time that a booking came to a state: by whom, and what was written with it. */
export async function lastStepTo(
  state: BookingState,
  { reference }: BookingRow,
): Promise<StepRow | undefined> {
  const [step] = await db()
    .select()
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.booking, reference),
        eq(bookingEvents.after, state),
        // What is noted in a state, as a credit note is, led to it no more.
        sql`${bookingEvents.before} is distinct from ${state}`,
      ),
    )
    .orderBy(desc(bookingEvents.id))
    .limit(1);
  return step;
}

/** The day that counts of a guest's cancelling that the desk has entered; undefined of every other. */
export function guestCancelledOn(step: StepRow | undefined): string | undefined {
  return step?.facts.flatMap((fact) => (fact.kind === "guest_cancels" ? [fact.day] : []))[0];
}

/** A step of a booking by its id, which stands in a mail's detail. */
export async function stepOf({ reference }: BookingRow, id: string): Promise<StepRow | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const [step] = await db()
    .select()
    .from(bookingEvents)
    .where(and(eq(bookingEvents.booking, reference), eq(bookingEvents.id, Number(id))));
  return step;
}
