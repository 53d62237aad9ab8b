import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The query of the address; undefined on the server, where the page is the same for everybody. As a store,
 * which is looked at again once the page is there: the router writes the address after that.
 */
export function useQueryOfAddress(): URLSearchParams | undefined {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => undefined,
  );
  return search === undefined ? undefined : new URLSearchParams(search);
}
