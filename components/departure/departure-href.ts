import type { Departure } from "@/lib/contract/departures";
import { tourPath, waitingListAnchor } from "@/lib/site/routes";

/** Where a date leads: to its price, to its waiting list where it is full, or nowhere. */
export function departureHref({ id, tour, starts, seats_left }: Departure, canWait: boolean) {
  const path = tourPath(tour.slug);
  if (seats_left > 0) return `${path}?date=${starts}#price`;
  return canWait ? `${path}#${waitingListAnchor(id)}` : undefined;
}
