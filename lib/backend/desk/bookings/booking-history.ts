import { desc, eq, sql } from "drizzle-orm";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { referenceData } from "../../catalogue/reference-data";
import { bookingEvents } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { audit, staff } from "../../db/staff-schema";

type Step = BookingDetail["history"][number] & { ms: number };

const mostShown = 100;
/** A step and its row in the record are written by one transaction. */
const sameDeedMs = 5_000;
/** What notes down what became another, and the credit note with it. */
const changing = ["change-booking", "accept-change"];

/**
 * What happened to a booking, the newest first: the steps of its life and why it came to each, and what
 * the record names. A step that somebody of the desk made is told once, with their name; a change says
 * what it changed.
 */
export async function bookingHistory(reference: string): Promise<BookingDetail["history"]> {
  const [steps, deeds] = await Promise.all([stepsOf(reference), deedsOf(reference)]);
  const told = new Set<Step>();
  const named = steps.flatMap((step) => {
    const change = step.what === "noted" && deeds.find((deed) => isOf(deed, step));
    if (change) {
      // The newest comes first, and is read last.
      change.note = [step.note, change.note].filter(Boolean).join("\n");
      change.facts = [...step.facts, ...change.facts];
      return [];
    }
    if (step.by !== "operator") return step;
    const fitting = deeds.filter(
      (each) => each.by !== "guest" && Math.abs(each.ms - step.ms) < sameDeedMs,
    );
    // A decision may be several steps: a state, and the credit note for what was before it.
    const deed = fitting.find((each) => !told.has(each)) ?? fitting[0];
    if (!deed) return step;
    told.add(deed);
    if (step.what === "noted") return { ...step, by: deed.by, what: deed.what };
    return { ...step, by: deed.by, why: deed.what };
  });
  return [...named, ...deeds.filter((deed) => !told.has(deed))]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, mostShown)
    .map(({ ms: _, ...step }) => step);
}

/** Whether what was noted belongs to a change of the booking. */
const isOf = (deed: Step, step: Step) =>
  changing.includes(deed.what) && Math.abs(deed.ms - step.ms) < sameDeedMs;

async function stepsOf(reference: string): Promise<Step[]> {
  const [rows, { lists }] = await Promise.all([
    db()
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.booking, reference))
      .orderBy(desc(bookingEvents.id))
      .limit(mostShown),
    referenceData("en"),
  ]);
  const named = (keys: string[]) => keys.map((key) => lists.extras[key] ?? key);
  return rows.map(({ before, after, actor, note, facts, at }) => ({
    what: before === after ? "noted" : after,
    by: actor,
    why: whyOf(before, after, actor),
    note,
    facts: facts.map((fact) =>
      fact.kind === "extras"
        ? { ...fact, added: named(fact.added), removed: named(fact.removed) }
        : fact,
    ),
    at: at.toISOString(),
    ms: at.getTime(),
  }));
}

/** What led there by itself; why somebody of the desk did it, the record says. */
function whyOf(before: string | null, after: string, actor: string): string {
  if (after === "expired") return before === "consultation" ? "dates-passed" : "hold-ended";
  if (after !== "confirmed" || before === null) return "";
  if (actor === "provider") return "paid";
  return actor === "guest" ? "paid-before" : "";
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
    ...{ what: action, by: by ?? kind, why: "", note: "", facts: [] },
    ...{ at: at.toISOString(), ms: at.getTime() },
  }));
}
