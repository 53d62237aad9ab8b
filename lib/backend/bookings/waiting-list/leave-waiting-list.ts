import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { waitingList } from "../../db/booking-schema";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import { readLink, signLink } from "../../requests/signed-link";
import { bookedTour } from "../guest/booked-tour";

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
 * Tells which place on a list a link is about, changes for how many seats it waits, or leaves the list
 * when that is confirmed.
 *
 * @throws ApiError `forbidden` for a link that is forged or expired, `not_found` for somebody who is
 * not on the list (any more), `invalid` for more seats than the departure has
 */
export async function leaveWaitingList(
  { token, confirm, seats }: { token: string; confirm: boolean; seats?: number | undefined },
  locale: Locale,
) {
  const claim = await readLink(token);
  if (claim?.action !== action) throw new ApiError("forbidden");
  const place = eq(waitingList.reference, claim.subject);
  const [row] = await db()
    .select({
      seats: waitingList.seats,
      most: departures.seats,
      starts: departures.starts,
      tour: departures.tourId,
    })
    .from(waitingList)
    .innerJoin(departures, eq(departures.id, waitingList.departureId))
    .where(place);
  if (!row) throw new ApiError("not_found");
  if (confirm) await db().delete(waitingList).where(place);
  else if (seats !== undefined) {
    if (seats > row.most) throw new ApiError("invalid", { fields: { seats: ["too_many_people"] } });
    await db().update(waitingList).set({ seats, toldAt: null }).where(place);
  }
  const { title } = await bookedTour(row.tour, locale);
  const { starts, most } = row;
  return { data: { done: confirm, tour: title, starts, seats: seats ?? row.seats, most } };
}
