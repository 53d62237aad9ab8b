import { businessDay } from "@/lib/clock";
import {
  type Draft,
  draftedVariants,
  type Sent,
  type SentParty,
} from "@/lib/contract/offer-document";
import type { PartyBounds } from "@/lib/contract/offers";
import { policy } from "@/lib/pricing/policy";
import { bookedTour } from "../bookings/guest/booked-tour";
import { areFrom, linesFrom } from "./catalogue-lines";

/**
 * On which terms a guest may change the party of an offer; undefined where the desk does not allow it,
 * or one of its versions has another price than the catalogue's for its party: that is ours to say anew.
 */
export async function partyTerms(draft: Draft): Promise<SentParty | undefined> {
  const change = draft.party_change ?? policy.offerPartyChange;
  if (draft.blank || change === 0) return undefined;
  const { tour } = await bookedTour(draft.tour, "en");
  const { prices, party_max } = tour.facts;
  const day = businessDay();
  const isCatalogues = draftedVariants(draft).every(
    ({ lines, total_minor, deposit_minor, ...party }) =>
      total_minor === null &&
      deposit_minor === null &&
      areFrom(lines, linesFrom(prices, party, day)),
  );
  if (!isCatalogues) return undefined;
  return { change, people_max: party_max, min_age: tour.minAge, day, prices };
}

/** What parties an offer can be for; null where only the one it was made for. */
export function partyBounds({ draft, party }: Sent): PartyBounds | null {
  if (!party) return null;
  const { adults, children } = draft;
  const people = adults + children.length;
  return {
    adults: { least: Math.max(adults - party.change, 1), most: adults + party.change },
    children: {
      least: Math.max(children.length - party.change, 0),
      most: children.length + party.change,
    },
    people: Math.max(party.people_max, people),
    min_age: party.min_age,
  };
}
