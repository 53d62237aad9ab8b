import { chosenToursEndpoint, compareEndpoint } from "../contract/chosen-tours";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { type TourCard, tourEndpoint, tourListEndpoint } from "../contract/tours";
import { orNull } from "./errors";

/** Reads from the API that lacks the call. */
export type Read = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;

const perPage = 60;
/** An own API that never comes to an end is not followed for ever. */
const mostPages = 20;

/**
 * The reply to an optional call that an operator's own API does not have, made from the calls that
 * every API has; undefined where nothing is.
 */
export async function substituteFor(
  endpoint: Endpoint,
  input: unknown,
  read: Read,
): Promise<unknown> {
  const make = substitutes[endpoint.path];
  const asked = endpoint.input.safeParse(input);
  return make && asked.success ? { data: await make(idsOf(asked.data), read) } : undefined;
}

const idsOf = ({ ids }: Record<string, unknown>) => (Array.isArray(ids) ? ids.map(String) : []);

const substitutes: Record<string, (ids: string[], read: Read) => Promise<unknown[]>> = {
  [chosenToursEndpoint.path]: cardsOf,
  async [compareEndpoint.path](ids, read) {
    const cards = await cardsOf(ids, read);
    const tours = await Promise.all(cards.map(({ slug }) => orNull(read(tourEndpoint, { slug }))));
    return tours.flatMap((tour) => (tour ? [tour.data] : []));
  },
};

async function cardsOf(ids: string[], read: Read): Promise<TourCard[]> {
  const found = new Map<string, TourCard>();
  for (let page = 1; page <= mostPages && ids.some((id) => !found.has(id)); page += 1) {
    const { data, meta } = await read(tourListEndpoint, { per_page: perPage, page });
    for (const card of data) found.set(card.id, card);
    if (data.length === 0 || page * perPage >= meta.total) break;
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
