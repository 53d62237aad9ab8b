import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { UrlReader } from "../url-state/url-reader";
import { useUrlState } from "../url-state/use-url-state";
import { cleanState, type FilterPatch, filterSpelling } from "./filter-state";
import type { TourFinderProps } from "./finder-props";
import { FinderView } from "./finder-view";
import { searchTours, type TourQuery, type TourResults, tourQuery } from "./search-tours";

/** The list as the address asks for it; each change is a step one can go back from. */
export function LiveFinder(props: TourFinderProps) {
  const { initial, asked, base, address: listAddress, page } = props;
  const router = useRouter();
  const address = useUrlState(filterSpelling, asked);
  const state = cleanState(address.state, initial.options, base);
  const now = filterSpelling.write("", state);
  const query = tourQuery(now === "" ? { ...state, page } : state, base);
  const search = useTourSearch(query, now === asked ? initial : undefined);

  const update = (patch: FilterPatch) => {
    const next = { ...state, page: 1, ...patch };
    // A later page of the plain list has its own address, where filters would begin in the middle.
    if (page > 1) router.push(filterSpelling.write(listAddress, next));
    else address.go(next);
  };

  return (
    <>
      <UrlReader onRead={address.setSearch} />
      <FinderView
        {...props}
        {...search}
        state={state}
        isAddressRead={address.isRead}
        options={search.options ?? initial.options}
        update={update}
      />
    </>
  );
}

/**
 * The tours of a query. The results are null from the moment a new query is asked until it is
 * answered (docs/product.md, "Filters"); the options keep their last counts meanwhile.
 */
function useTourSearch(query: TourQuery, initial: TourResults | undefined) {
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ["tours", query],
    queryFn: ({ signal }) => searchTours(query, signal),
    initialData: initial,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
  });
  return {
    results: isPlaceholderData ? null : (data ?? null),
    options: data?.options,
    isError: isError && !data,
    retry: () => void refetch(),
  };
}
