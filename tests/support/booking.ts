import type { createBookingEndpoint } from "@/lib/contract/bookings";
import type { InputOf } from "@/lib/contract/endpoint";

type BookingForm = InputOf<typeof createBookingEndpoint>;

/** A shared tour with departures of our own, and a private one, by their English slugs. */
export const sharedTour = "shared-camping-north-in-four-days";
export const privateTour = "crater-and-plains-in-six-days";

/** A departure of the shared tour with free seats, soonest first of those more than 90 days ahead. */
export async function freeDeparture(seats = 2, skip = 0) {
  const { pool } = await import("@/lib/backend/db/pool");
  const { rows } = await pool().query(
    `select d.id, to_char(d.starts, 'YYYY-MM-DD') starts, d.seats, d.seats_taken
     from departures d join tour_texts t on t.tour_id = d.tour_id and t.locale = 'en'
     where t.slug = $1 and d.retired_at is null and d.starts > current_date + 120
       and d.seats - d.seats_taken >= $2
     order by d.starts offset $3 limit 1`,
    [sharedTour, seats, skip],
  );
  const [row] = rows;
  if (!row) throw new Error("there is no free departure");
  return row as { id: string; starts: string; seats: number; seats_taken: number };
}

/** A booking as a guest would send it, at the price that the page shows. */
export async function sampleBooking(changes: Partial<BookingForm> = {}): Promise<BookingForm> {
  const { callAs } = await import("@/lib/api/call");
  const { priceEndpoint } = await import("@/lib/contract/price-quote");
  const starts = changes.starts ?? (await freeDeparture()).starts;
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
