import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { AddressReader } from "../address/address-reader";
import { useAddressState } from "../address/use-address-state";
import { cleanState, type FilterPatch, filterSpelling, isPlain } from "./filter-state";
import { FinderView } from "./finder-view";
import { tourQuery } from "./search-tours";
import type { TourFinderProps } from "./tour-finder";
import { useTourSearch } from "./use-tour-search";

/** The list as the address asks for it; each change is a step one can go back from. */
export function LiveFinder(props: TourFinderProps) {
  const { initial, base, address: listAddress, page } = props;
  const router = useRouter();
  const address = useAddressState(filterSpelling);
  const state = cleanState(address.state, initial.options, base);
  const plain = isPlain(state);
  const query = tourQuery(plain ? { ...state, page } : state, base);
  const search = useTourSearch(query, plain ? initial : undefined);
  const placeOrder = useMemo(() => byTours(initial.options.destination), [initial]);

  const update = (patch: FilterPatch) => {
    const next = { ...state, page: 1, ...patch };
    // A later page of the plain list has its own address, where filters would begin in the middle.
    if (page > 1) router.push(filterSpelling.write(listAddress, next));
    else address.go(next);
  };

  return (
    <>
      <AddressReader onRead={address.setSearch} />
      <FinderView
        {...props}
        {...search}
        placeOrder={placeOrder}
        state={state}
        isAddressRead={address.isRead}
        options={search.options ?? initial.options}
        update={update}
      />
    </>
  );
}

/** Ids of the places that have tours, those with most first. */
function byTours(places: TourFinderProps["initial"]["options"]["destination"]): string[] {
  return places
    .filter((place) => place.count > 0)
    .sort((a, b) => b.count - a.count)
    .map((place) => place.value);
}
