import { desc, eq, sql } from "drizzle-orm";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { bookingEvents } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { audit, staff } from "../../db/staff-schema";

type Step = BookingDetail["history"][number] & { ms: number };

const mostShown = 100;
/** A step and its row in the record are written by one transaction. */
const sameDeedMs = 5_000;

/**
 * What happened to a booking, the newest first: the steps of its life, and what the record names. A step
 * that somebody of the desk made is told once, with their name.
 */
export async function bookingHistory(reference: string): Promise<BookingDetail["history"]> {
  const [steps, deeds] = await Promise.all([stepsOf(reference), deedsOf(reference)]);
  const told = new Set<Step>();
  const named = steps.map((step) => {
    if (step.by !== "operator") return step;
    const deed = deeds.find(
      (each) => !told.has(each) && each.by !== "guest" && Math.abs(each.ms - step.ms) < sameDeedMs,
    );
    if (!deed) return step;
    told.add(deed);
    return { ...step, by: deed.by };
  });
  return [...named, ...deeds.filter((deed) => !told.has(deed))]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, mostShown)
    .map(({ ms: _, ...step }) => step);
}

async function stepsOf(reference: string): Promise<Step[]> {
  const rows = await db()
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.booking, reference))
    .orderBy(desc(bookingEvents.id))
    .limit(mostShown);
  return rows.map(({ before, after, actor, note, at }) => ({
    what: before === after ? "noted" : after,
    by: actor,
    note,
    at: at.toISOString(),
    ms: at.getTime(),
  }));
}

async function deedsOf(reference: string): Promise<Step[]> {
  const rows = await db()
    .select({ action: audit.action, by: staff.name, kind: audit.actorKind, at: audit.at })
    .from(audit)
    .leftJoin(staff, sql`${staff.id}::text = ${audit.actorId}`)
    .where(eq(audit.subject, reference))
    .orderBy(desc(audit.id))
    .limit(mostShown);
  return rows.map(({ action, by, kind, at }) => ({
    ...{ what: action, by: by ?? kind, note: "", at: at.toISOString(), ms: at.getTime() },
  }));
}
