import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { now } from "@/lib/clock";
import { staff } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import { planEmail, queueEmail, type StaffEmailJob, type StaffNews } from "../requests/outbox";

/** Queues a mail to everybody who has joined as owner, at their own address. */
export async function tellOwners(
  transaction: Transaction,
  news: StaffNews,
  reference: string,
): Promise<void> {
  for (const person of await owners(transaction))
    await tellPerson(transaction, news, reference, person);
}

interface ToldOnce {
  reference: string;
  /** What it is told as, once as long as the mail of that name is remembered: for 30 days. */
  name: string;
}

/** The same of several, of each once. */
export async function tellOwnersOnce(
  transaction: Transaction,
  news: StaffNews,
  told: ToldOnce[],
): Promise<void> {
  const people = await owners(transaction);
  for (const { reference, name } of told)
    for (const person of people) {
      const job: StaffEmailJob = { kind: "to-staff", news, reference, detail: person };
      await planEmail(transaction, job, { id: `${name}-${person}`, dueAt: now() });
    }
}

async function owners({ db }: Transaction): Promise<string[]> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, "owner"), isNotNull(staff.joinedAt), isNull(staff.removedAt)));
  return rows.map(({ id }) => id);
}

/** The same to one person. */
export function tellPerson(
  transaction: Transaction,
  news: StaffNews,
  reference: string,
  person: string,
): Promise<void> {
  return queueEmail(transaction, { kind: "to-staff", news, reference, detail: person });
}
