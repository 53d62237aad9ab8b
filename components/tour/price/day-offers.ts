import type { PriceTable } from "@/lib/contract/prices";
import { farthestDay } from "@/lib/pricing/days";
import { partyPrice } from "@/lib/pricing/party-price";
import { runsOn } from "@/lib/pricing/runs";
import type { Offer } from "./offer";
import { type PartyState, roomsOf } from "./party-state";

export type SeasonKey = PriceTable["seasons"][number]["key"];

/** What a day is for a party: its price, or why it cannot be had. */
export type DayOffer =
  | { open: true; totalMinor: number; season: SeasonKey; deal: boolean; seatsLeft: number | null }
  | { open: false; why: "soon" | "far" | "not_running" | "no_departure" | "full" }
  | { open: false; why: "short"; seatsLeft: number };

/** A tour on an ISO day, for a party: by the very sum of the panel. */
export function dayOffer(iso: string, party: PartyState, offer: Offer, today: string): DayOffer {
  if (iso < offer.earliest) return { open: false, why: "soon" };
  if (iso > farthestDay(today)) return { open: false, why: "far" };
  const departure = offer.departures.find(({ starts }) => starts === iso);
  if (offer.shared && !departure) return { open: false, why: "no_departure" };
  if (departure?.seatsLeft === 0) return { open: false, why: "full" };
  const seatsLeft = departure?.seatsLeft ?? null;
  if (seatsLeft !== null && seatsLeft < party.adults + party.children.length)
    return { open: false, why: "short", seatsLeft };
  if (!runsOn(offer.runs, iso)) return { open: false, why: "not_running" };
  const asked = { ...party, starts: iso, rooms: roomsOf(party, offer) };
  const { lines, total_minor } = partyPrice(offer.prices, asked, today);
  const season = lines.find((line) => line.kind === "season");
  return {
    open: true,
    totalMinor: total_minor,
    season: season?.key ?? "regular",
    deal: lines.some(({ kind }) => kind === "deal"),
    seatsLeft,
  };
}
