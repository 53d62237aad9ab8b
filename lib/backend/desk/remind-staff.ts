import { and, asc, eq, isNull, lt, lte, sql } from "drizzle-orm";
import { businessDay, now } from "@/lib/clock";
import { may } from "@/lib/contract/desk/rights";
import { policy } from "@/lib/pricing/policy";
import { requests } from "../db/inbox-schema";
import { staff } from "../db/staff-schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { guestsWaiting } from "../inbox/guests-waiting";
import { tellOwners, tellOwnersOnce, tellPerson } from "../staff/tell-owners";
import { waitsSince } from "./request-rows";

/** The day's reminders come with its work, by Tanzania's clock. */
const beginsAt = "07:00:00+03:00";
const atOnce = 50;
const hourMs = 3_600_000;
/** What has waited for longer was told, or is of before such things were; the mail is remembered for longer than that. */
const toldWithinMs = 7 * 24 * hourMs;

/** Tells owners of what has waited for too long, and people of what they meant to do today; each once. */
export async function remindStaff(): Promise<void> {
  await tellOfWaiting();
  await tellOfWritten();
  const today = businessDay();
  if (now() >= new Date(`${today}T${beginsAt}`)) await remindOfToday(today);
}

const lateSince = () => new Date(now().getTime() - policy.lateAnswerHours * hourMs);

function tellOfWaiting(): Promise<void> {
  return inTransaction(async (transaction) => {
    const waiting = await transaction.db
      .select({ id: requests.id })
      .from(requests)
      .where(
        and(eq(requests.state, "waiting"), lt(waitsSince, lateSince()), isNull(requests.toldAt)),
      )
      .orderBy(asc(waitsSince))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    for (const { id } of waiting) {
      await transaction.db.update(requests).set({ toldAt: now() }).where(eq(requests.id, id));
      await tellOwners(transaction, "waits", id);
    }
  });
}

/** What guests wrote about bookings and offers has no row of its own: that it was told is the mail itself. */
async function tellOfWritten(): Promise<void> {
  const waiting = await guestsWaiting({ after: new Date(now().getTime() - toldWithinMs) });
  const late = waiting.filter(({ since }) => since < lateSince());
  if (late.length === 0) return;
  const told = late.map(({ reference, since }) => ({
    reference,
    name: `wrote-${reference}-${since.toISOString()}`,
  }));
  await inTransaction((transaction) => tellOwnersOnce(transaction, "wrote", told));
}

function remindOfToday(today: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const due = await transaction.db
      .select({ id: requests.id, owner: requests.owner, on: requests.nextOn })
      .from(requests)
      .where(
        and(
          lte(requests.nextOn, today),
          sql`${requests.remindedOn} is distinct from ${requests.nextOn}`,
        ),
      )
      .limit(atOnce)
      .for("update", { skipLocked: true });
    for (const { id, owner, on } of due) {
      await transaction.db.update(requests).set({ remindedOn: on }).where(eq(requests.id, id));
      if (owner && (await answersGuests(transaction, owner)))
        await tellPerson(transaction, "reminder", id, owner);
      else await tellOwners(transaction, "reminder", id);
    }
  });
}

/** Whether somebody is still here, and in a role that can do what they are reminded of. */
async function answersGuests({ db }: Transaction, person: string): Promise<boolean> {
  const [here] = await db
    .select({ role: staff.role })
    .from(staff)
    .where(and(eq(staff.id, person), isNull(staff.removedAt)));
  return here !== undefined && may(here.role, "answer");
}
