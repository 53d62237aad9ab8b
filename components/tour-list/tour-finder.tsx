"use client";

import { useRouter } from "next/navigation";
import { UrlReader } from "../url-state/url-reader";
import { useUrlState } from "../url-state/use-url-state";
import { cleanState, type FilterPatch, filterSpelling } from "./filter-state";
import type { TourFinderProps } from "./finder-props";
import { FinderView } from "./finder-view";
import { tourQuery } from "./search-tours";
import { useTourSearch } from "./use-tour-search";

/**
 * The list with its filters. What is sent as HTML is what the address asks for, readable and with
 * links to the next pages; the browser goes on from there. Each change is a step one can go back from.
 */
export function TourFinder(props: TourFinderProps) {
  const { initial, asked, base, address: listAddress, page } = props;
  const router = useRouter();
  const address = useUrlState(filterSpelling, asked);
  const state = cleanState(address.state, initial.options, base);
  const now = filterSpelling.write("", state);
  const query = tourQuery(now === "" ? { ...state, page } : state, base);
  const { search, ...found } = useTourSearch(query, now === asked ? initial : undefined);

  const update = (patch: FilterPatch) => {
    const next = { ...state, page: 1, ...patch };
    // A later page of the plain list has its own address, where filters would begin in the middle.
    if (page > 1) router.push(filterSpelling.write(listAddress, next));
    else address.go(next);
  };

  return (
    <>
      <UrlReader onRead={address.setSearch} />
      {search}
      <FinderView
        {...props}
        {...found}
        state={state}
        isAddressRead={address.isRead}
        options={found.options ?? initial.options}
        update={update}
      />
    </>
  );
}
