import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { businessDay, now } from "@/lib/clock";
import type { waitingListEndpoint } from "@/lib/contract/bookings";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { accountEmail } from "../accounts/mailbox";
import { waitingList } from "../db/booking-schema";
import { db } from "../db/pool";
import { departures } from "../db/schema";
import type { Transaction } from "../db/transaction";
import type { Caller } from "../handler";
import { isHonest } from "../leads/honest";
import { onceChecked } from "../requests/idempotency";
import { newReference } from "../requests/reference";
import { tellGuest } from "./booking-mail";

type Form = ParsedInputOf<typeof waitingListEndpoint>;

/**
 * Puts somebody on the waiting list of a departure and tells them so; whoever waits already waits
 * on, for the new number of seats.
 *
 * @throws ApiError `invalid` when there is no such departure; `conflict` with reason `seats_free` when
 * there is nothing to wait for
 */
export async function waitForSeats(form: Form, locale: Locale, caller: Caller) {
  const reference = newReference("W");
  if (!isHonest(form)) return { data: { reference } };
  const { seconds_open: _, ...body } = form;
  const request = { key: caller.idempotencyKey, endpoint: "waiting-list", body };
  const check = () => demandFull(form);
  return onceChecked(request, check, async (transaction) => ({
    data: { reference: await enter(transaction, form, locale, reference) },
  }));
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

/** Whoever is new on the list, or waits for another number of seats, is told so by mail. */
async function enter(
  transaction: Transaction,
  { departure, seats, full_name: name, email }: Form,
  locale: Locale,
  reference: string,
): Promise<string> {
  const { db } = transaction;
  const [waiting] = await db
    .select({ reference: waitingList.reference, seats: waitingList.seats })
    .from(waitingList)
    .where(isWaiting(departure, email))
    .for("update");
  if (waiting)
    await db
      .update(waitingList)
      .set({ seats, name, locale, toldAt: null })
      .where(eq(waitingList.reference, waiting.reference));
  else
    await db
      .insert(waitingList)
      .values({ reference, departureId: departure, seats, name, email, locale });
  const place = waiting?.reference ?? reference;
  if (waiting?.seats !== seats) await tellGuest(transaction, "listed", place, now().toISOString());
  return place;
}

/** Takes somebody who has booked off the list. */
export async function stopWaiting(
  { db }: Transaction,
  departure: string,
  email: string,
): Promise<void> {
  await db.delete(waitingList).where(isWaiting(departure, email));
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
