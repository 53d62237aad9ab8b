import { businessDay } from "@/lib/clock";
import type { Draft, DraftLine } from "@/lib/contract/offer-document";
import { partyPrice } from "@/lib/pricing/party-price";
import { bookedTour } from "../bookings/guest/booked-tour";

type Party = Pick<Draft, "tour" | "starts" | "adults" | "children" | "rooms">;

/** What the catalogue asks of a party for a tour, line by line: where the price of an offer begins. */
export async function catalogueLines({ tour: id, ...party }: Party): Promise<DraftLine[]> {
  const { tour } = await bookedTour(id, "en");
  const { lines } = partyPrice(tour.facts.prices, party, businessDay());
  return lines.map((of, at) => ({
    id: `${of.kind.replace("_", "-")}-${at}`,
    of,
    text: null,
    amount_minor: of.amount_minor,
  }));
}
