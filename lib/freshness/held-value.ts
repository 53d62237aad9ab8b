import { businessDay } from "../clock";
import type { Dependency } from "../contract/changes";
import type { Locale } from "../contract/locale";
import { knownPosition, stillHolds } from "./known-changes";

interface Held<T> {
  value: Promise<T>;
  position: number;
  day: string;
}

/**
 * Holds one value for each language, read when it is first asked for, until something that it was read
 * from changes or the business day ends. A reading that failed is not held.
 */
export class HeldValue<T, Asked extends unknown[] = []> {
  readonly #held = new Map<Locale, Held<T>>();

  constructor(
    private readonly dependencies: readonly Dependency[],
    private readonly read: (locale: Locale, ...asked: Asked) => Promise<T>,
  ) {}

  /** @param asked by what it is read, if it must be; the value is the same for whatever is asked */
  get(locale: Locale, ...asked: Asked): Promise<T> {
    const current = this.#held.get(locale);
    const day = businessDay();
    if (current?.day === day && stillHolds(this.dependencies, current.position, locale))
      return current.value;
    const fresh = { position: knownPosition(), day, value: this.read(locale, ...asked) };
    this.#held.set(locale, fresh);
    fresh.value.catch(() => {
      if (this.#held.get(locale) === fresh) this.#held.delete(locale);
    });
    return fresh.value;
  }
}
