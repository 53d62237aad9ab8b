import { businessDay } from "@/lib/clock";
import type { OfferWarning } from "@/lib/contract/desk/offers";
import type { Draft, Drafted, DraftLine } from "@/lib/contract/offer-document";
import type { PriceTable } from "@/lib/contract/prices";
import { type PriceLine, partyPrice } from "@/lib/pricing/party-price";
import { roomsIn, usualRooms } from "@/lib/pricing/usual-rooms";
import { bookedTour } from "../bookings/guest/booked-tour";

type Party = Pick<Draft, "tour" | "starts" | "adults" | "children" | "rooms">;

/** What the catalogue asks of a party for a tour, line by line: where the price of an offer begins. */
export async function catalogueLines({ tour: id, ...party }: Party): Promise<DraftLine[]> {
  const { tour } = await bookedTour(id, "en");
  return linesFrom(tour.facts.prices, { ...party, rooms: roomsIn(party) }, businessDay());
}

/** The same by a price table, as of a day. */
export function linesFrom(
  prices: PriceTable,
  party: Omit<Party, "tour">,
  today: string,
): DraftLine[] {
  return partyPrice(prices, party, today).lines.map((of, at) => ({
    id: `${of.kind.replace("_", "-")}-${at}`,
    of,
    text: null,
    amount_minor: of.amount_minor,
  }));
}

/** What of lines is the catalogue's, as it asked it. */
export const askedIn = (lines: DraftLine[]): PriceLine[] => lines.flatMap(({ of }) => of ?? []);

/** Whether lines are what the catalogue asks, all of it, with nothing but lines of our own beside it. */
export function areFrom(lines: DraftLine[], asked: DraftLine[]): boolean {
  const [kept, all] = [askedIn(lines), askedIn(asked)];
  return isUntouched(lines) && kept.length === all.length && beyond(kept, all).length === 0;
}

/** Warns where a price is for something else than what it stands beside. */
export async function priceWarnings(draft: Drafted): Promise<OfferWarning[]> {
  return [
    ...fewRooms(draft),
    ...(await groupPrice(draft)),
    ...(await otherPrice(draft)),
    ...(await otherDays(draft)),
  ];
}

/** Fewer rooms than the party needs: they may have been typed for another one. */
function fewRooms(draft: Drafted): OfferWarning[] {
  const rooms = roomsIn(draft);
  const usual_rooms = usualRooms(draft, false);
  return rooms < usual_rooms ? [{ kind: "few_rooms", rooms, usual_rooms }] : [];
}

const ofCatalogue = ({ blank, total_minor, lines }: Drafted) =>
  blank || total_minor !== null ? [] : askedIn(lines);

/** Whether a line has the amount that the catalogue asks. */
const isAsAsked = ({ of, amount_minor }: DraftLine) => of?.amount_minor === amount_minor;

/** Whether every line that is the catalogue's still has the amount that it asks. */
const isUntouched = (lines: DraftLine[]) => lines.every((line) => !line.of || isAsAsked(line));

/** The price of a seat beside strangers, for a journey that is private and takes no seat. */
async function groupPrice(draft: Drafted): Promise<OfferWarning[]> {
  if (ofCatalogue(draft).length === 0 || !draft.lines.some(isAsAsked)) return [];
  const { tour } = await bookedTour(draft.tour, "en");
  return tour.tripType === "shared" ? [{ kind: "group_price" }] : [];
}

/** A price for another number of days: that of the tour, or of when it was last made by hand. */
async function otherDays(draft: Drafted): Promise<OfferWarning[]> {
  const isCatalogues =
    draft.priced_days === undefined && ofCatalogue(draft).length > 0 && isUntouched(draft.lines);
  const priced_days = isCatalogues
    ? (await bookedTour(draft.tour, "en")).tour.facts.days.length
    : draft.priced_days;
  const days = draft.days.length;
  return priced_days === undefined || priced_days === days
    ? []
    : [{ kind: "other_days", days, priced_days }];
}

/**
 * Lines of the catalogue for another party or date than those of the draft, or from before the
 * catalogue asked something else: some that it does not ask, or not all that it does. What was typed
 * over them, or taken out of them, is ours to say.
 */
async function otherPrice(draft: Drafted): Promise<OfferWarning[]> {
  const kept = ofCatalogue(draft);
  if (kept.length === 0) return [];
  const today = askedIn(await catalogueLines(draft));
  const takenOut = beyond(draft.asked ?? [], kept);
  const missing = beyond(beyond(today, kept), takenOut);
  if (missing.length === 0 && beyond(kept, today).length === 0) return [];
  const total = today.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return [{ kind: "other_price", total_minor: total }];
}

/** What of some lines is not among others, each of which stands for one. */
function beyond(lines: PriceLine[], others: PriceLine[]): PriceLine[] {
  const left = others.map(shortly);
  return lines.filter((line) => {
    const at = left.indexOf(shortly(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A line without what is only said about it, whatever order the database gives its parts in. */
const shortly = (line: PriceLine) =>
  [line.kind, "count" in line && line.count, "age" in line && line.age, line.amount_minor].join(
    " ",
  );
