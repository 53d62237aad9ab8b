import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { waitingList } from "../db/booking-schema";
import { db } from "../db/pool";
import { departures } from "../db/schema";
import { readLink, signLink } from "../requests/signed-link";
import { bookedTour } from "./booked-tour";

const action = "leave-waiting-list";
const daySeconds = 86_400;

/**
 * The link by which somebody leaves a waiting list, on the domain of their language; it works as
 * long as there is something to wait for.
 *
 * @param starts the ISO day of the departure
 */
export async function leavingLink(
  reference: string,
  starts: string,
  locale: Locale,
): Promise<string> {
  const expires = Date.parse(`${starts}T00:00:00Z`) / 1000 + daySeconds;
  const token = await signLink({ action, subject: reference, expires });
  return absoluteUrl(locale, `${routes.waitingList}#${token}`);
}

/**
 * Tells which list a link leaves, or leaves it when confirmed.
 *
 * @throws ApiError `forbidden` for a link that is forged or expired, `not_found` for somebody who is
 * not on the list (any more)
 */
export async function leaveWaitingList(
  { token, confirm }: { token: string; confirm: boolean },
  locale: Locale,
) {
  const claim = await readLink(token);
  if (claim?.action !== action) throw new ApiError("forbidden");
  const place = eq(waitingList.reference, claim.subject);
  const [row] = await db()
    .select({ seats: waitingList.seats, starts: departures.starts, tour: departures.tourId })
    .from(waitingList)
    .innerJoin(departures, eq(departures.id, waitingList.departureId))
    .where(place);
  if (!row) throw new ApiError("not_found");
  if (confirm) await db().delete(waitingList).where(place);
  const { title } = await bookedTour(row.tour, locale);
  return { data: { done: confirm, tour: title, starts: row.starts, seats: row.seats } };
}
