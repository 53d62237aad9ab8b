import { useHydrated } from "../form/use-hydrated";

/** The query of the address; undefined on the server, where the page is the same for everybody. */
export function useQueryOfAddress(): URLSearchParams | undefined {
  return useHydrated() ? new URLSearchParams(window.location.search) : undefined;
}
