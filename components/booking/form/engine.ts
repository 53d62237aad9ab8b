import { useSyncExternalStore } from "react";

type Engine = typeof import("./booking-engine");

let loaded: Engine | undefined;
const waiting = new Set<() => void>();

/** The part that checks and reads what was typed. Throws when it cannot be loaded, such as offline. */
export async function loadEngine(): Promise<Engine> {
  if (loaded) return loaded;
  loaded = await import("./booking-engine");
  for (const tell of waiting) tell();
  return loaded;
}

/** The same for a render; undefined until it is there. */
export function useEngine(): Engine | undefined {
  return useSyncExternalStore(
    (tell) => {
      waiting.add(tell);
      return () => waiting.delete(tell);
    },
    () => loaded,
    () => undefined,
  );
}
