const key = Symbol.for("tembea.fetch");

/**
 * `fetch` as Node has it, which the process puts aside before the framework is loaded. The
 * framework's own makes of a cached page that asks an API one that must not be cached.
 */
export const plainFetch: typeof fetch = (...request) => {
  const kept: unknown = Reflect.get(globalThis, key);
  return isFetch(kept) ? kept(...request) : fetch(...request);
};

const isFetch = (kept: unknown): kept is typeof fetch => typeof kept === "function";
