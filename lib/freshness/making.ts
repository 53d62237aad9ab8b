import { AsyncLocalStorage } from "node:async_hooks";
import { businessDay } from "../clock";
import { knownPosition } from "./known-changes";

/** A document in the making: what it turns out to depend on. */
export interface Making {
  /** The changes that were known before anything was read for it. */
  readonly position: number;
  /** The business day it was begun on: prices, months and departures count from it. */
  readonly day: string;
  readonly dependencies: Set<string>;
  /** It is not shown longer than this, as something is missing from it. */
  showSeconds?: number;
  /** After this it is asked for anew, and shown until the new one is there: nobody says what changes. */
  renewSeconds?: number;
}

// Next's bundle and the server are module graphs of their own, with one storage between them.
const key = Symbol.for("tembea.making");

function storage(): AsyncLocalStorage<Making> {
  const found = Reflect.get(globalThis, key) as AsyncLocalStorage<Making> | undefined;
  if (found) return found;
  const fresh = new AsyncLocalStorage<Making>();
  Reflect.set(globalThis, key, fresh);
  return fresh;
}

/** Runs what makes a document; what is read on the way is noted with it. */
export function whileMaking<T>(work: () => T): T {
  const making = { position: knownPosition(), day: businessDay(), dependencies: new Set<string>() };
  return storage().run(making, work);
}

/** The document that is being made here, if one is. */
export function currentMaking(): Making | undefined {
  return storage().getStore();
}

/** What is being made depends on this. */
export function dependOn(dependencies: Iterable<string>): void {
  const making = currentMaking();
  if (!making) return;
  for (const dependency of dependencies) making.dependencies.add(dependency);
}

/** What is being made lacks something, and is not shown longer than this. */
export function showAtMost(seconds: number): void {
  const making = currentMaking();
  if (making) making.showSeconds = Math.min(seconds, making.showSeconds ?? seconds);
}

/** After this a page is asked for anew that shows something of an API elsewhere: nobody need say what changes there. */
export const renewElsewhereSeconds = 300;

/** What is being made is asked for anew after this. */
export function renewAfter(seconds: number): void {
  const making = currentMaking();
  if (making) making.renewSeconds = Math.min(seconds, making.renewSeconds ?? seconds);
}
