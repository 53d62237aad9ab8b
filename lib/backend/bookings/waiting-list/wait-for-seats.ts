import { and, eq, gt, inArray, isNull, lt, max, or, sql } from "drizzle-orm";
import { businessDay, now } from "@/lib/clock";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { waitingListEndpoint } from "@/lib/contract/waiting-list";
import { countsFrom } from "@/lib/site/counts-from";
import { accountEmail } from "../../accounts/mailbox";
import { countMailbox } from "../../accounts/mailbox-counts";
import { bookingEvents, type bookings, waitingList } from "../../db/booking-schema";
import { departures } from "../../db/calendar-schema";
import { sqlNow } from "../../db/clock";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";
import type { Caller } from "../../requests/handler";
import { isDone, onceChecked } from "../../requests/idempotency";
import { limits } from "../../requests/limits";
import { tellGuest } from "../../requests/outbox";
import { countByEach } from "../../requests/rate-limit";
import { newReference } from "../../requests/reference";
import { passesSpamCheck } from "../../requests/spam-check";

type Form = ParsedInputOf<typeof waitingListEndpoint>;

/**
 * Puts somebody on the waiting list of a departure and tells them so. For an address that waits
 * already nothing changes, as anybody can type it: its owner is told by mail how to change it, and
 * the answer is the same.
 *
 * @throws ApiError `invalid` when there is no such departure; `conflict` with reason `seats_free` when
 * there is nothing to wait for; `too_many` for a mailbox that was entered too often today
 */
export async function waitForSeats(form: Form, locale: Locale, caller: Caller) {
  const reference = newReference("W");
  if (!passesSpamCheck(form)) return { data: { reference } };
  const { seconds_open: _, ...body } = form;
  const request = { key: caller.idempotencyKey, endpoint: "waiting-list", body };
  const check = async () => {
    await demandFull(form);
    if (await isDone(request)) return;
    await countMailbox("listed", form.email, caller);
    const { here, ofPlace } = limits.listed;
    if (caller.address) await countByEach(countsFrom(caller.address, "listed", here, ofPlace));
  };
  return onceChecked(request, check, async (transaction) => {
    await enter(transaction, form, locale, reference);
    return { data: { reference } };
  });
}

async function demandFull({ departure, seats }: Form): Promise<void> {
  const [row] = await db()
    .select()
    .from(departures)
    .where(
      and(
        eq(departures.id, departure),
        isNull(departures.retiredAt),
        gt(departures.starts, businessDay()),
      ),
    );
  if (!row) throw new ApiError("invalid", { fields: { departure: ["no_departure"] } });
  if (seats > row.seats) throw new ApiError("invalid", { fields: { seats: ["too_many_people"] } });
  if (row.seats - row.seatsTaken >= seats) throw new ApiError("conflict", { reason: "seats_free" });
}

async function enter(
  transaction: Transaction,
  { departure, seats, full_name: name, email }: Form,
  locale: Locale,
  reference: string,
): Promise<void> {
  const { db } = transaction;
  const entered = await db
    .insert(waitingList)
    .values({ reference, departureId: departure, seats, name, email, locale })
    .onConflictDoNothing()
    .returning({ reference: waitingList.reference });
  if (entered.length > 0) return tellGuest(transaction, "listed", reference);
  // Once a day at most, so that nobody's mailbox is filled by whoever knows the address.
  const [waiting] = await db
    .update(waitingList)
    .set({ askedAgainAt: sql`${sqlNow}` })
    .where(
      and(
        isWaiting(departure, email),
        sql`coalesce(${waitingList.askedAgainAt} < ${sqlNow} - interval '1 day', true)`,
      ),
    )
    .returning({ reference: waitingList.reference });
  if (waiting) await tellGuest(transaction, "still-listed", waiting.reference, now().toISOString());
}

/**
 * Takes somebody whose booking is confirmed off the list, unless they entered it while the booking held
 * seats: they wait for others than those whom they had booked for.
 *
 * @param hasLapsed whether its seats were given back before it was confirmed
 */
export async function stopWaiting(
  { db }: Transaction,
  departure: string,
  booked: Pick<typeof bookings.$inferSelect, "reference" | "email" | "createdAt">,
  hasLapsed: boolean,
): Promise<void> {
  const { booking, after, at } = bookingEvents;
  const lapses = db
    .select({ at: max(at) })
    .from(bookingEvents)
    .where(and(eq(booking, booked.reference), eq(after, "expired")));
  const before = lt(waitingList.createdAt, booked.createdAt);
  const isForThese = hasLapsed ? or(before, gt(waitingList.createdAt, sql`(${lapses})`)) : before;
  await db.delete(waitingList).where(and(isWaiting(departure, booked.email), isForThese));
}

/** Forgets who waited for departures that have left. */
export async function forgetWaiting(): Promise<void> {
  const left = db()
    .select({ id: departures.id })
    .from(departures)
    .where(lt(departures.starts, businessDay()));
  await db().delete(waitingList).where(inArray(waitingList.departureId, left));
}

const isWaiting = (departure: string, email: string) =>
  and(
    eq(waitingList.departureId, departure),
    eq(sql`lower(${waitingList.email})`, accountEmail(email)),
  );
