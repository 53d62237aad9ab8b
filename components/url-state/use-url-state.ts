import { useCallback, useMemo, useState } from "react";
import { ownStep } from "@/lib/site/own-steps";
import type { UrlSpelling } from "./url-spelling";

/**
 * A state that lives in the address. In the HTML and while React takes it over it is what the page
 * was made for (`asked`, nothing for a cached page), so that the page is not drawn twice; what the
 * address asks for since then is told by a `UrlReader`.
 */
export function useUrlState<State>(spelling: UrlSpelling<State>, asked = "") {
  const [search, setSearch] = useState<string>();
  const state = useMemo(
    () => spelling.read(new URLSearchParams(search ?? asked)),
    [spelling, search, asked],
  );
  /** Goes to a state: a step one can go back from. Other parts of the address stay. */
  const go = useCallback(
    (next: State) => {
      const { pathname, search } = window.location;
      const address = spelling.write(pathname + search, next);
      if (address === pathname + search) return;
      window.history.pushState(ownStep(), "", address);
      setSearch(new URL(address, window.location.origin).search);
    },
    [spelling],
  );
  return { state, isRead: search !== undefined, go, setSearch };
}
