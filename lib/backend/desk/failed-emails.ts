import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { FailedEmail } from "@/lib/contract/desk/today";
import { messages } from "../db/inbox-schema";
import { jobs } from "../db/job-schema";
import { db } from "../db/pool";

const most = 100;

/** What a mail's job says that may be shown: the key of an account's mail is its own. */
const JobSchema = z.object({
  kind: z.string().catch(""),
  news: z.string().catch(""),
  reference: z.string().catch(""),
});

export const gaveUp = and(eq(jobs.kind, "mail"), isNull(jobs.dueAt), isNull(jobs.doneAt));

/** Mails that could not be delivered, and those of them that are being sent once more; the newest first. */
export async function failedEmails(): Promise<FailedEmail[]> {
  // `again` is said by whoever has one sent once more (see `send-again.ts`).
  const onceMore = and(eq(jobs.kind, "mail"), isNull(jobs.doneAt), sql`${jobs.data} ? 'again'`);
  const rows = await db()
    .select()
    .from(jobs)
    .where(or(gaveUp, onceMore))
    .orderBy(desc(jobs.createdAt))
    .limit(most);
  const said = rows.map((row) => ({ row, job: JobSchema.parse(row.data) }));
  const requestOf = await requestsOf(
    said.flatMap(({ job }) => (job.kind === "answer-to-guest" ? Number(job.reference) : [])),
  );
  return said.map(({ row, job }) => {
    const reference = requestOf.get(job.reference) ?? visible(job.reference);
    return {
      id: row.id,
      kind: [job.kind, job.news].filter(Boolean).join(" "),
      reference,
      booking: reference.startsWith("B-") ? reference : null,
      request: /^[QCER]-/.test(reference) ? reference : null,
      reason: row.reason,
      written_at: row.createdAt.toISOString(),
      is_trying: row.dueAt !== null,
    };
  });
}

/** The request that each answer belongs to. */
async function requestsOf(answers: number[]): Promise<Map<string, string>> {
  if (answers.length === 0) return new Map();
  const rows = await db()
    .select({ id: messages.id, request: messages.request })
    .from(messages)
    .where(inArray(messages.id, answers));
  return new Map(rows.map(({ id, request }) => [String(id), request]));
}

export const visible = (reference: string) =>
  /^[A-Z]-[\dA-Z-]+$/.test(reference) ? reference : "";
