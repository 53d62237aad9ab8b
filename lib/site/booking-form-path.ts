import { routes } from "./routes";

interface PartyQuery {
  /** Slug of the tour. */
  tour: string;
  /** ISO day; left out while there is none. */
  date?: string;
  adults?: number;
  children?: readonly number[];
  rooms?: number | null;
}

/** What a visitor chose, as the query of the booking form and of the quote wizard. */
export function partyQuery({ tour, date, adults, children = [], rooms }: PartyQuery): string {
  const query = new URLSearchParams({ tour });
  if (date) query.set("date", date);
  if (adults) query.set("adults", String(adults));
  if (children.length > 0) query.set("children", children.join(","));
  if (rooms != null) query.set("rooms", String(rooms));
  return query.toString();
}

/** The booking form with everything that is known already. */
export function bookingFormPath(party: PartyQuery): string {
  return `${routes.booking}?${partyQuery(party)}`;
}
