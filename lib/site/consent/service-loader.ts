import { isPersonal } from "./personal-page";
import { type Purpose, purposesOf, type ServiceIds } from "./purposes";
import { vendors } from "./vendors";

const idleMs = 5_000;
const idleOnPhonesMs = 6_000;

/**
 * Loads the services that were agreed to, once the page had its time (docs/product.md, "Services of
 * others"), and never on a page with somebody's own data.
 */
export class ServiceLoader {
  readonly #started = new Set<Purpose>();
  #agreed: readonly Purpose[] = [];
  #path: string | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ids: ServiceIds) {}

  /** Exactly these purposes are agreed to from now on. */
  agree(agreed: readonly Purpose[]): void {
    this.#agreed = purposesOf(this.ids).filter((purpose) => agreed.includes(purpose));
    this.#wait();
  }

  /** The visitor is on this page now. */
  visit(path: string): void {
    const isFirst = this.#path === undefined;
    this.#path = path;
    if (isFirst) return;
    for (const purpose of this.#started) {
      if (isPersonal(path)) vendors[purpose].lookAway?.();
      else vendors[purpose].showPage?.();
    }
    if (!this.#waiting) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#waiting);
    if (this.#agreed.every((purpose) => this.#started.has(purpose))) return;
    const isPhone = window.matchMedia("(width < 640px)").matches;
    this.#waiting = setTimeout(() => this.#start(), isPhone ? idleOnPhonesMs : idleMs);
  }

  #start(): void {
    this.#waiting = undefined;
    if (isPersonal(this.#path ?? window.location.pathname)) return;
    for (const purpose of this.#agreed) {
      const id = this.ids[purpose];
      if (id === undefined || this.#started.has(purpose)) continue;
      this.#started.add(purpose);
      vendors[purpose].start(id);
    }
  }
}
