import { useSyncExternalStore } from "react";

/** A part of a form that is loaded when it is needed. */
export function laterPart<Part>(ask: () => Promise<Part>) {
  let loaded: Part | undefined;
  const waiting = new Set<() => void>();
  const listen = (tell: () => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };
  return {
    /** Throws when it cannot be loaded, such as offline; it is asked for again then. */
    load: async (): Promise<Part> => {
      if (loaded) return loaded;
      loaded = await ask();
      for (const tell of waiting) tell();
      return loaded;
    },
    /** The same for a render; undefined until it is there. */
    use: (): Part | undefined =>
      useSyncExternalStore(
        listen,
        () => loaded,
        () => undefined,
      ),
  };
}
