import type { Locale } from "../contract/locale";

/** What an application tells the edge, a process of its own, as it comes to know it. */
export type Told =
  | { changed: readonly string[]; position: number }
  | { knownUpTo: number }
  | { outage: Locale };

// Next's bundle and the server are module graphs of their own: one process tells one edge.
const key = Symbol.for("tembea.tellEdge");

/** Tells the edge, where there is one. */
export function tellEdge(told: Told): void {
  const tell: unknown = Reflect.get(globalThis, key);
  if (typeof tell === "function") tell(told);
}

/** From now on everything is told to this one. */
export function tellTo(tell: (told: Told) => void): void {
  Reflect.set(globalThis, key, tell);
}
