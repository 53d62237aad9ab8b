import { asc, eq, isNull, max } from "drizzle-orm";
import type { Person } from "@/lib/contract/desk/staff";
import { db } from "../db/pool";
import { staff, staffSessions } from "../db/staff-schema";

/** Everybody who works here, by name. */
export async function people(): Promise<Person[]> {
  const rows = await db()
    .select({ person: staff, seenAt: max(staffSessions.seenAt) })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.person, staff.id))
    .where(isNull(staff.removedAt))
    .groupBy(staff.id)
    .orderBy(asc(staff.name));
  return rows.map(({ person, seenAt }) => ({
    id: person.id,
    name: person.name,
    email: person.email ?? "",
    role: person.role,
    joined_at: person.joinedAt?.toISOString() ?? null,
    last_seen_at: seenAt?.toISOString() ?? null,
  }));
}
