import { and, asc, eq, gt, isNull, ne } from "drizzle-orm";
import { now, nowMs } from "@/lib/clock";
import { type DeskCallName, may, type Role } from "@/lib/contract/desk/rights";
import { db } from "../db/pool";
import { staff, staffSessions } from "../db/staff-schema";
import { ifWritable } from "../db/unreachable";
import type { Present } from "./sessions";

/** Longer than a screen takes to say so again (`also-here.tsx`). */
const countsMs = 40_000;

/** Screens about one thing, and the call that opens each. */
const opens = new Map<string, DeskCallName>([
  ["requests", "request"],
  ["offers", "offer"],
  ["bookings", "booking"],
  ["calendar", "departure"],
]);

function mayOpen(role: Role, at: string): boolean {
  const call = opens.get(at.split("/")[1] ?? "");
  return call !== undefined && may(role, call);
}

/**
 * Notes which screen somebody has before them, so that two who are about to do the same see each other.
 *
 * @param at its path; empty where it is about no one thing. One that they may not open counts as none
 * @returns the names of colleagues who have it before them, too
 */
export async function lookAt({ person, session }: Present, path: string): Promise<string[]> {
  const at = mayOpen(person.role, path) ? path : "";
  const looks = { looksAt: at, looksUntil: at ? new Date(nowMs() + countsMs) : null };
  await ifWritable(db().update(staffSessions).set(looks).where(eq(staffSessions.id, session)));
  if (!at) return [];
  const rows = await db()
    .selectDistinct({ name: staff.name })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.person))
    .where(
      and(
        eq(staffSessions.looksAt, at),
        gt(staffSessions.looksUntil, now()),
        ne(staff.id, person.id),
        isNull(staff.removedAt),
      ),
    )
    .orderBy(asc(staff.name));
  return rows.map(({ name }) => name);
}
