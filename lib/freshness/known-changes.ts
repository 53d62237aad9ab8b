import { touchedBy, touchingNames } from "../contract/changes";
import type { Locale } from "../contract/locale";
import { tellEdge } from "./tell-edge";

interface Known {
  position: number;
  /** Counts up with whatever is noted here. */
  version: number;
  touched: Map<string, number>;
}

// Next's bundle and the server are module graphs of their own: one process knows one set of changes.
const key = Symbol.for("tembea.changes");

function known(): Known {
  const found = Reflect.get(globalThis, key) as Known | undefined;
  if (found) return found;
  const fresh = { position: 0, version: 0, touched: new Map<string, number>() };
  Reflect.set(globalThis, key, fresh);
  return fresh;
}

/** Up to where this process knows all changes. What it reads from now on has them in it. */
export function knownPosition(): number {
  return known().position;
}

/** Another number after anything was noted: what held before it need not be looked at again until then. */
export function knownVersion(): number {
  return known().version;
}

/**
 * Takes note of what has changed at a position: names of `lib/contract/changes.ts`, with `@de` behind
 * them where it is in that language alone. Claims nothing of what else has changed until then.
 */
export function noteChanges(names: Iterable<string>, position: number): void {
  const { touched } = known();
  const changed = [...names];
  known().version += 1;
  tellEdge({ changed, position });
  for (const spelled of changed) {
    const [name = "", locale] = spelled.split("@");
    for (const dependency of touchedBy(name)) {
      const at = locale ? `${dependency}@${locale}` : dependency;
      touched.set(at, Math.max(touched.get(at) ?? 0, position));
    }
  }
}

/** Takes note of what has changed where this process is the only one to know. */
export function noteHere(names: Iterable<string>): void {
  const next = knownPosition() + 1;
  noteChanges(names, next);
  knowUpTo(next);
}

/** All changes up to this position have been noted. */
export function knowUpTo(position: number): void {
  if (position <= known().position) return;
  known().position = position;
  known().version += 1;
  tellEdge({ knownUpTo: position });
}

/** Whether what was read at this position, and depends on this, is still what would be read today. */
export function stillHolds(
  dependencies: Iterable<string>,
  position: number,
  locale: Locale,
): boolean {
  const { touched, position: present } = known();
  // Made by another process after changes that this one has not heard of.
  if (position > present) return false;
  const isSince = (name: string) => (touched.get(name) ?? 0) > position;
  for (const dependency of dependencies)
    for (const name of touchingNames(dependency))
      if (isSince(name) || isSince(`${name}@${locale}`)) return false;
  return true;
}

/** How many names this process knows to have changed. */
export const namesTouched = (): number => known().touched.size;

/** The position at which a name was touched last, as far as this process knows; 0 if it never was. */
export function lastTouched(name: string): number {
  return known().touched.get(name) ?? 0;
}

/** Forgets everything: for tests. */
export function forgetChanges(): void {
  Reflect.deleteProperty(globalThis, key);
}
