"use client";

import { useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import { addressWith, cleanState, type FilterPatch, filterParsers, isPlain } from "./filter-state";
import { FinderView, type FinderViewProps } from "./finder-view";
import { tourQuery } from "./search-tours";
import type { TourFinderProps } from "./tour-finder";
import { useTourSearch } from "./use-tour-search";

type LiveFinderProps = TourFinderProps & Pick<FinderViewProps, "placeOrder">;

/** The list as the address asks for it; each change is a step one can go back from. */
export function LiveFinder(props: LiveFinderProps) {
  const { initial, base, address: listAddress, page } = props;
  const router = useRouter();
  const [address, setAddress] = useQueryStates(filterParsers, { history: "push" });
  const state = cleanState(address, initial.options, base);
  const plain = isPlain(state);
  const query = tourQuery(plain ? { ...state, page } : state, base);
  const search = useTourSearch(query, plain ? initial : undefined);

  const update = (patch: FilterPatch) => {
    const next = { ...state, page: 1, ...patch };
    // A later page of the plain list has its own address, where filters would begin in the middle.
    if (page > 1) router.push(addressWith(listAddress, next));
    else void setAddress(next);
  };

  return (
    <FinderView
      {...props}
      {...search}
      state={state}
      options={search.options ?? initial.options}
      update={update}
    />
  );
}
