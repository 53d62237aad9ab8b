import { desc, eq } from "drizzle-orm";
import type { StepFact } from "@/lib/contract/desk/step-facts";
import { bookingEvents } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import type { Actor, BookingRow } from "./transitions";

/**
 * Notes in a booking's history what somebody wrote about it, or what became another of it, without a
 * change of its state.
 *
 * @returns the id of the note
 */
export async function note(
  { db }: Transaction,
  { reference, state }: BookingRow,
  actor: Actor,
  { text, facts }: { text?: string; facts?: StepFact[] },
): Promise<string> {
  const [event] = await db
    .insert(bookingEvents)
    .values({ booking: reference, before: state, after: state, actor, note: text, facts })
    .returning({ id: bookingEvents.id });
  return String(event?.id);
}

/** The id of the latest step of a booking: it tells apart mails about the same kind of step. */
export async function latestStep({ db }: Transaction, reference: string): Promise<string> {
  const [event] = await db
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(eq(bookingEvents.booking, reference))
    .orderBy(desc(bookingEvents.id))
    .limit(1);
  return String(event?.id);
}
