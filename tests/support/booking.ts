import type { CallContext } from "@/lib/api/call";
import { businessDay, nowMs } from "@/lib/clock";
import type { createBookingEndpoint } from "@/lib/contract/bookings";
import type { InputOf } from "@/lib/contract/endpoint";

type BookingForm = InputOf<typeof createBookingEndpoint>;

/** A shared tour with departures of our own, and a private one, by their English slugs. */
export const sharedTour = "shared-camping-north-in-four-days";
export const privateTour = "crater-and-plains-in-six-days";

/** A day that lies ahead whenever a test runs. */
export const nextYear = (monthDay: string) => `${new Date().getFullYear() + 1}-${monthDay}`;

/** A departure of the shared tour with free seats, soonest first of those more than 90 days ahead. */
export async function freeDeparture(seats = 2, skip = 0) {
  const { pool } = await import("@/lib/backend/db/pool");
  const { rows } = await pool().query(
    `select d.id, to_char(d.starts, 'YYYY-MM-DD') starts, d.seats, d.seats_taken
     from departures d join tour_texts t on t.tour_id = d.tour_id and t.locale = 'en'
     where t.slug = $1 and d.retired_at is null and d.starts > $4::date + 120
       and d.seats - d.seats_taken >= $2
     order by d.starts offset $3 limit 1`,
    [sharedTour, seats, skip, businessDay()],
  );
  const [row] = rows;
  if (!row) throw new Error("there is no free departure");
  return row as { id: string; starts: string; seats: number; seats_taken: number };
}

/** A booking as a guest would send it, at the price that the page shows. */
export async function sampleBooking(changes: Partial<BookingForm> = {}): Promise<BookingForm> {
  const { callAs } = await import("@/lib/api/call");
  const { priceEndpoint } = await import("@/lib/contract/price-quote");
  const people = (changes.adults ?? 2) + (changes.children?.length ?? 0);
  const starts = changes.starts ?? (await freeDeparture(people)).starts;
  const trip = { tour: sharedTour, starts, adults: 2, children: [], ...pick(changes) };
  const shown =
    changes.shown_total_minor ?? (await callAs("en", priceEndpoint, trip)).data.total_minor;
  return {
    ...trip,
    shown_total_minor: shown,
    full_name: "Jürgen Weiß",
    email: "juergen@example.com",
    phone: "+4930901820",
    country: "DE",
    message: "",
    agree: true,
    of_age: true,
    seconds_open: 42,
    ...changes,
  };
}

function pick({ tour, adults, children, rooms, extras, coupon_code }: Partial<BookingForm>) {
  return Object.fromEntries(
    Object.entries({ tour, adults, children, rooms, extras, coupon_code }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

/** The mails that were queued about a booking, as `guest provisional` or `operator new`, oldest first. */
export async function queuedEmails(reference: string): Promise<string[]> {
  const { pool } = await import("@/lib/backend/db/pool");
  const { rows } = await pool().query(
    `select data from jobs where kind = 'mail' and data->>'reference' = $1 order by created_at, id`,
    [reference],
  );
  return rows.map(({ data }) => `${data.kind.replace("booking-to-", "")} ${data.news}`);
}

/** A booking that was made: reference and key. */
export async function book(changes: Partial<BookingForm> = {}, context: CallContext = {}) {
  const { callAs } = await import("@/lib/api/call");
  const { createBookingEndpoint } = await import("@/lib/contract/bookings");
  return (await callAs("en", createBookingEndpoint, await sampleBooking(changes), context)).data;
}

/** The row of a booking. */
export async function rowOf(reference: string) {
  const { db } = await import("@/lib/backend/db/pool");
  const { bookings } = await import("@/lib/backend/db/booking-schema");
  const { eq } = await import("drizzle-orm");
  const [row] = await db().select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error(`there is no booking ${reference}`);
  return row;
}

let linksMade = 0;

/** The secret of the operator's link to do something with a booking: each time another link. */
export async function operatorToken(reference: string, action: string): Promise<string> {
  const { signLink } = await import("@/lib/backend/requests/signed-link");
  linksMade += 1;
  const expires = Math.floor(nowMs() / 1000) + 3600 + linksMade;
  return signLink({ action: `booking-${action}`, subject: reference, expires });
}

/** Enters money as it arrives from the provider. */
export async function payIn(reference: string, amountMinor: number, source: string) {
  const { inTransaction } = await import("@/lib/backend/db/transaction");
  const { received } = await import("@/lib/backend/bookings/money/received");
  const entry = {
    booking: reference,
    kind: "payment",
    source,
    amountMinor,
    currency: "USD",
  } as const;
  await inTransaction((transaction) => received(transaction, entry, "provider"));
}
