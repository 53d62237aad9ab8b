import { and, desc, inArray, sql } from "drizzle-orm";
import type { BookingListRow, BookingPage } from "@/lib/contract/desk/bookings";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { LocaleSchema } from "@/lib/contract/locale";
import { bookedTitles } from "../../bookings/guest/booked-journey";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { isOpenWithAgent } from "../../bookings/money/agents-open";
import { owed } from "../../bookings/money/owed";
import { bookings } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { bookedAmong } from "../month/origins";
import { bookingsMeant } from "./find-bookings";

const atOnce = 30;

/** One page of bookings, the newest first; it goes on behind what `after` names. */
export async function bookingList({
  find,
  states,
  after,
  agents,
  made,
  confirmed,
}: ParsedDeskInput<"bookings">): Promise<BookingPage> {
  const found = await db()
    .select()
    .from(bookings)
    .where(
      and(
        ...(await bookingsMeant(find)),
        states.length > 0 ? inArray(bookings.state, states) : undefined,
        agents ? isOpenWithAgent : undefined,
        made ? bookedAmong("created_at", made) : undefined,
        confirmed ? bookedAmong("confirmed_at", confirmed) : undefined,
        after ? behind(after) : undefined,
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.reference))
    .limit(atOnce + 1);
  const shown = found.slice(0, atOnce);
  const titleOf = await bookedTitles(shown, "en");
  return {
    bookings: shown.map((row) => listRow(row, titleOf(row.reference))),
    next: found.length > atOnce ? (shown.at(-1)?.reference ?? null) : null,
  };
}

/** A booking as lists and its own page begin with it. */
export function listRow(row: BookingRow, tour: string): BookingListRow {
  const { dueNowMinor, balanceMinor } = owed(row);
  return {
    reference: row.reference,
    state: row.state,
    name: row.name,
    language: LocaleSchema.parse(row.locale),
    tour,
    starts: row.starts,
    ...{ adults: row.adults, children: row.children },
    agent: row.agent,
    total_minor: row.totalMinor,
    open_minor: dueNowMinor + balanceMinor,
    made_at: row.createdAt.toISOString(),
  };
}

// The row itself says from when it is: a moment has more digits in the database than here.
const behind = (after: string) =>
  sql`(${bookings.createdAt}, ${bookings.reference}) < (select b.created_at, b.reference from ${bookings} b where b.reference = ${after})`;
