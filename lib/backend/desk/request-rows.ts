import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { RequestRow, Wish } from "@/lib/contract/desk/requests";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { bookings } from "../db/booking-schema";
import { requests } from "../db/inbox-schema";
import { db } from "../db/pool";
import { leads, tourTexts } from "../db/schema";
import { staff } from "../db/staff-schema";
import { textsIn } from "../db/texts-in";
import type { Transaction } from "../db/transaction";
import { bookingWish, leadWish, noWish, slugOf } from "./request-wish";

/** Since when a request waits that does: since it came, or was moved back after an answer. */
export const waitsSince = sql<Date>`coalesce(${requests.reopenedAt}, ${requests.since})`;

/** Requests with what was sent and who has them; to be ordered and limited by whoever asks. */
export function selectRequests(...conditions: (SQL | undefined)[]) {
  return db()
    .select({ request: requests, lead: leads, booking: bookings, owner: staff })
    .from(requests)
    .leftJoin(leads, eq(leads.reference, requests.lead))
    .leftJoin(bookings, eq(bookings.reference, requests.booking))
    .leftJoin(staff, eq(staff.id, requests.owner))
    .where(and(...conditions));
}

export type Found = Awaited<ReturnType<typeof selectRequests>>[number];

/** Requests as the list shows them, with tours by their English names. */
export async function rowsOf(found: readonly Found[]): Promise<RequestRow[]> {
  const titles = await titlesOf(found);
  return found.map(({ request, lead, booking, owner }) => ({
    id: request.id,
    kind: request.kind,
    state: request.state,
    since: request.since.toISOString(),
    waits_since: (request.reopenedAt ?? request.since).toISOString(),
    first_answered_at: request.firstAnsweredAt?.toISOString() ?? null,
    name: guestName({ lead, booking }),
    language: LocaleSchema.parse(request.locale),
    wish: wishOf({ lead, booking }, titles),
    owner: owner && { id: owner.id, name: owner.name },
    next_step: request.nextStep,
    next_on: request.nextOn,
    version: request.version,
  }));
}

/** Who asks. */
export const guestName = ({ lead, booking }: Pick<Found, "lead" | "booking">) =>
  lead?.name ?? booking?.name ?? "";

type Titles = Awaited<ReturnType<typeof titlesOf>>;

function wishOf({ lead, booking }: Pick<Found, "lead" | "booking">, titles: Titles): Wish {
  if (lead) return leadWish(lead, titles.bySlug);
  if (booking) return bookingWish(booking, titles.byId.get(booking.tourId) ?? "");
  return noWish;
}

async function titlesOf(found: readonly Found[]) {
  const slugs = found.flatMap(({ lead }) => slugOf(lead?.payload) ?? []);
  const named = slugs.length > 0 ? await tourIds(slugs) : [];
  const ids = [
    ...named.map(({ id }) => id),
    ...found.flatMap(({ booking }) => booking?.tourId ?? []),
  ];
  const byId = new Map(await englishTitles(ids));
  const bySlug = new Map(named.map(({ slug, id }) => [slug, byId.get(id) ?? slug]));
  return { byId, bySlug };
}

export const tourIds = (slugs: string[]) =>
  db()
    .select({ id: tourTexts.tourId, slug: tourTexts.slug })
    .from(tourTexts)
    .where(inArray(tourTexts.slug, slugs));

type Reading = Pick<Transaction["db"], "select">;

/** What tours are called in English, by their ids. */
export const englishTitles = (ids: string[], at?: Reading) => titlesIn("en", ids, at);

/** What tours are called in a language, by their ids. */
export async function titlesIn(locale: Locale, ids: string[], at: Reading = db()) {
  if (ids.length === 0) return [];
  const rows = await at
    .select({ id: tourTexts.tourId, title: tourTexts.title })
    .from(tourTexts)
    .where(and(inArray(tourTexts.tourId, ids), textsIn(tourTexts, locale)));
  return rows.map(({ id, title }) => [id, title] as const);
}
