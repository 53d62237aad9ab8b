import { createLoader } from "nuqs/server";
import { useCallback, useMemo, useState } from "react";
import { addressWith, type FilterState, filterParsers } from "./filter-state";

const stateIn = createLoader(filterParsers);

/**
 * The filters of the address. In the HTML and while React takes it over they are none, so that the
 * list is not drawn twice; what the address really asks for is told by an `AddressReader`.
 */
export function useFilterAddress() {
  const [search, setSearch] = useState<string>();
  const state = useMemo(() => stateIn(new URLSearchParams(search)), [search]);
  /** Goes to a state: a step one can go back from. Other parts of the address stay. */
  const go = useCallback((next: FilterState) => {
    const { pathname, search } = window.location;
    const address = addressWith(pathname + search, next);
    window.history.pushState(null, "", address);
    setSearch(new URL(address, window.location.origin).search);
  }, []);
  return { state, isRead: search !== undefined, go, setSearch };
}
