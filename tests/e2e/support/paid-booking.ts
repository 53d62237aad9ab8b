import type { APIRequestContext } from "@playwright/test";
import type { LeadSite } from "./lead-site";

interface Party {
  tour: string;
  starts: string;
  adults: number;
}

/** A private journey that a German guest has booked and paid the deposit of. */
export async function paidBooking(
  site: LeadSite,
  request: APIRequestContext,
  party: Party,
  guest = { full_name: "Greta Groß", email: "greta@example.com" },
) {
  const post = (path: string, data: object) =>
    request.post(site.url("de", path).replace("de.localhost", "127.0.0.1"), {
      data,
      headers: { host: new URL(site.url("de", "/")).host, "x-forwarded-for": "198.51.100.93" },
    });
  const { data: price } = await (await post("/api/price", party)).json();
  const { data } = await (
    await post("/api/bookings", {
      ...{ ...party, shown_total_minor: price.total_minor, seconds_open: 30 },
      ...{ ...guest, country: "DE", phone: "" },
      ...{ agree: true, of_age: true },
    })
  ).json();
  await site.query(
    `update bookings set state = 'confirmed', confirmed_at = now(), paid_minor = due_now_minor
     where reference = $1`,
    [data.reference],
  );
  return data as { reference: string; key: string };
}
