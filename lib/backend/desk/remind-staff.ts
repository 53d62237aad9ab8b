import { and, asc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import { businessDay, now } from "@/lib/clock";
import { may } from "@/lib/contract/desk/rights";
import { policy } from "@/lib/pricing/policy";
import { requests } from "../db/inbox-schema";
import { staff } from "../db/staff-schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { tellOwners, tellPerson } from "../staff/tell-owners";
import { waitsSince } from "./request-rows";

/** The day's reminders come with its work, by Tanzania's clock. */
const beginsAt = "07:00:00+03:00";
const atOnce = 50;

/** Tells owners of what has waited for too long, and people of what they meant to do today; each once. */
export async function remindStaff(): Promise<void> {
  await tellOfWaiting();
  const today = businessDay();
  if (now() >= new Date(`${today}T${beginsAt}`)) await remindOfToday(today);
}

function tellOfWaiting(): Promise<void> {
  const since = new Date(now().getTime() - policy.lateAnswerHours * 3_600_000);
  return inTransaction(async (transaction) => {
    const waiting = await transaction.db
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.state, "waiting"), lt(waitsSince, since), isNull(requests.toldAt)))
      .orderBy(asc(waitsSince))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    for (const { id } of waiting) {
      await transaction.db.update(requests).set({ toldAt: now() }).where(eq(requests.id, id));
      await tellOwners(transaction, "waits", id);
    }
  });
}

function remindOfToday(today: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const due = await transaction.db
      .select({ id: requests.id, owner: requests.owner, on: requests.nextOn })
      .from(requests)
      .where(
        and(
          inArray(requests.state, ["waiting", "answered", "offered"]),
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
