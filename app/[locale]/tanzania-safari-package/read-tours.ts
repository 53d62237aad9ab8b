import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import {
  type BaseFilter,
  cleanState,
  type FilterState,
  filterSpelling,
} from "@/components/tour-list/filter-state";
import {
  onlyOneGroup,
  type Relaxation,
  type RelaxedCounts,
  relaxed,
  withoutOneGroup,
} from "@/components/tour-list/relaxations";
import { type TourResults, tourQuery } from "@/components/tour-list/search-tours";
import { call } from "@/lib/api/server";
import { filterEndpoint } from "@/lib/contract/filters";
import { readPlace } from "./read-list";

interface ListedTours {
  results: TourResults;
  /** Ids of the places, those with most tours in the plain list first. */
  placeOrder: string[];
  relaxedCounts?: RelaxedCounts;
}

/** The tours of a page of a list, as the page stands for them or as its address asks for them. */
export const readTours = cache(async (segments: string, asked: string): Promise<ListedTours> => {
  const { category, page } = await readPlace(segments);
  const base = category?.filter ?? {};
  const state = filterSpelling.read(new URLSearchParams(asked));
  const [plain, results] = await Promise.all([
    asked === "" ? undefined : plainList(segments),
    call(filterEndpoint, tourQuery(asked === "" ? { ...state, page } : state, base)),
  ]);
  if (asked === "" && page > 1 && results.data.length === 0) notFound();
  return {
    results,
    placeOrder: placeOrder(plain ?? results),
    ...(results.meta.total === 0 && { relaxedCounts: await relaxedCounts(state, base) }),
  };
});

/**
 * What an address asks a list for, in its one spelling and without what cannot be meant: empty when
 * that is nothing. A filtered list begins at the list's own address, and a page behind its end is
 * its last one; such addresses lead there.
 */
export async function askedOfList(segments: string, query: URLSearchParams): Promise<string> {
  const [{ category, path, page }, { options }] = await Promise.all([
    readPlace(segments),
    plainList(segments),
  ]);
  const state = cleanState(filterSpelling.read(query), options, category?.filter ?? {});
  const asked = filterSpelling.write("", state);
  if (page > 1 && asked !== "") redirect(path + asked);
  if (state.page > 1) {
    const { meta } = (await readTours(segments, asked)).results;
    const last = Math.max(1, Math.ceil(meta.total / meta.per_page));
    if (state.page > last) redirect(filterSpelling.write(path, { ...state, page: last }));
  }
  return asked;
}

/** The list as it stands by itself: which options there are, and which places have most tours. */
const plainList = cache(async (segments: string) => {
  const { category } = await readPlace(segments);
  return call(filterEndpoint, { ...category?.filter, per_page: 1 });
});

function placeOrder({ options }: TourResults): string[] {
  return options.destination
    .filter((place) => place.count > 0)
    .sort((a, b) => b.count - a.count)
    .map((place) => place.value);
}

/** The tours there are with less asked for: without one group, or else with one alone. */
async function relaxedCounts(state: FilterState, base: BaseFilter): Promise<RelaxedCounts> {
  const without = await countsOf(withoutOneGroup(state), state, base);
  if (Object.values(without).some((count) => count > 0)) return without;
  return { ...without, ...(await countsOf(onlyOneGroup(state), state, base)) };
}

async function countsOf(relaxations: Relaxation[], state: FilterState, base: BaseFilter) {
  const counts = relaxations.map(async (relaxation) => {
    const { state: changed, asked } = relaxed(state, relaxation);
    const { meta } = await call(filterEndpoint, { ...tourQuery(changed, base), per_page: 1 });
    return [asked, meta.total] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
