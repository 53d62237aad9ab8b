import { useSyncExternalStore } from "react";

type Engine = typeof import("./quote-engine");

let loaded: Engine | undefined;
const waiting = new Set<() => void>();

/** The part that checks and reads answers. Throws when it cannot be loaded, such as offline. */
export async function loadEngine(): Promise<Engine> {
  if (loaded) return loaded;
  loaded = await import("./quote-engine");
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
