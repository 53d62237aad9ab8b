import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether this runs in a browser after hydration: what only a browser knows may be shown now. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
