import { ApiError } from "@/lib/contract/errors";
import type { TourExtra } from "@/lib/contract/prices";

/**
 * The extras that a party has chosen, once each, in the order the tour offers them.
 *
 * @throws ApiError `invalid` for one that the tour does not offer, or that somebody is too young for
 */
export function chosenExtras(offered: TourExtra[], keys: string[], ages: number[]): TourExtra[] {
  const refused = (why: string) => new ApiError("invalid", { fields: { extras: [why] } });
  if (keys.some((key) => !offered.some((extra) => extra.key === key)))
    throw refused("unknown_extra");
  const chosen = offered.filter(({ key }) => keys.includes(key));
  const youngest = Math.min(...ages);
  if (chosen.some(({ min_age }) => youngest < min_age)) throw refused("too_young_for_extra");
  return chosen;
}
