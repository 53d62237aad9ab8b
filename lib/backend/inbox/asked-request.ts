import { eq } from "drizzle-orm";
import { bookings } from "../db/booking-schema";
import { requests } from "../db/inbox-schema";
import { db } from "../db/pool";
import { leads } from "../db/schema";

/** A request with what was sent or booked by it; undefined where there is none of that name. */
export async function askedRequest(id: string) {
  const [row] = await db()
    .select({ request: requests, lead: leads, booking: bookings })
    .from(requests)
    .leftJoin(leads, eq(leads.reference, requests.lead))
    .leftJoin(bookings, eq(bookings.reference, requests.booking))
    .where(eq(requests.id, id));
  return row;
}
