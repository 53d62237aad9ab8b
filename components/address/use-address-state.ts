import { useCallback, useMemo, useState } from "react";
import type { AddressSpelling } from "./address-spelling";

/**
 * A state that lives in the address. In the HTML and while React takes it over it is the default, so
 * that the page is not drawn twice; what the address really asks for is told by an `AddressReader`.
 */
export function useAddressState<State>(spelling: AddressSpelling<State>) {
  const [search, setSearch] = useState<string>();
  const state = useMemo(() => spelling.read(new URLSearchParams(search)), [spelling, search]);
  /** Goes to a state: a step one can go back from. Other parts of the address stay. */
  const go = useCallback(
    (next: State) => {
      const { pathname, search } = window.location;
      const address = spelling.write(pathname + search, next);
      if (address === pathname + search) return;
      window.history.pushState(null, "", address);
      setSearch(new URL(address, window.location.origin).search);
    },
    [spelling],
  );
  return { state, isRead: search !== undefined, go, setSearch };
}
