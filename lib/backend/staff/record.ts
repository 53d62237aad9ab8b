import { and, desc, inArray, lt, sql } from "drizzle-orm";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import type { RecordPage } from "@/lib/contract/desk/staff";
import { resources } from "../db/calendar-schema";
import { db } from "../db/pool";
import { type AuditValues, audit, staff } from "../db/staff-schema";

const pageSize = 50;

/** What is about people and how they come in. */
const aboutPeople = [
  "sign-in",
  "sign-in-failed",
  "sign-out",
  "join",
  "add-passkey",
  "remove-passkey",
  "end-session",
  "send-link",
  "invite",
  "change-role",
  "remove-person",
];

/** Who did what at the desk, the newest first. */
export async function recordPage({ about, after }: ParsedDeskInput<"record">): Promise<RecordPage> {
  const rows = await db()
    .select({ step: audit, by: staff.name })
    .from(audit)
    .leftJoin(staff, sql`${staff.id}::text = ${audit.actorId}`)
    .where(
      and(
        after === undefined ? undefined : lt(audit.id, after),
        about === "people" ? inArray(audit.action, aboutPeople) : undefined,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(pageSize + 1);
  const named = ({ step: { subject, before, after } }: (typeof rows)[number]) => [
    ...[subject, ...Object.values(before), ...Object.values(after)],
  ];
  const names = await namesOf(rows.flatMap(named));
  const withNames = (values: AuditValues): AuditValues =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, names.get(value) ?? value]),
    );
  const shown = rows.slice(0, pageSize);
  return {
    steps: shown.map(({ step: { id, at, actorKind, action, subject, before, after }, by }) => ({
      id,
      at: at.toISOString(),
      by: by ?? actorKind,
      action,
      subject: names.get(subject) ?? subject,
      before: withNames(before),
      after: withNames(after),
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.step.id ?? null) : null,
  };
}

const isId = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Whom and what a step names, also where they have left. */
async function namesOf(values: AuditValues[string][]): Promise<Map<unknown, string>> {
  const ids = [
    ...new Set(values.flatMap((value) => (isId.test(String(value)) ? [String(value)] : []))),
  ];
  if (ids.length === 0) return new Map();
  const rows = await Promise.all([
    db().select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids)),
    db()
      .select({ id: resources.id, name: resources.name })
      .from(resources)
      .where(inArray(resources.id, ids)),
  ]);
  return new Map(rows.flat().map(({ id, name }) => [id, name]));
}
