import { longestPath, mostPages } from "../../contract/came-from-limits";
import { readStored } from "../stored";
import { inTab } from "../text-storage";
import { isPersonal } from "./personal-page";
import { choiceName, type Purpose } from "./purposes";

const key = "trip";
const purpose: Purpose = "measurement";

/**
 * The pages of a visit, kept in this tab alone and only where measurement was agreed to: those opened
 * since then, the last twenty, none with somebody's own data.
 */
export class VisitedPages {
  #isAgreed = false;
  #path: string | undefined;

  /** Exactly these purposes are agreed to from now on. */
  agree(agreed: readonly Purpose[]): void {
    this.#isAgreed = agreed.includes(purpose);
    if (!this.#isAgreed) forgetVisitedPages();
    this.#note();
  }

  /** The visitor is on this page now. */
  visit(path: string): void {
    this.#path = path;
    this.#note();
  }

  #note(): void {
    const path = this.#path;
    if (!this.#isAgreed || path === undefined || isPersonal(path) || path.length > longestPath)
      return;
    const before = visitedPages();
    if (!isStillAgreed()) forgetVisitedPages();
    else if (before.at(-1) !== path)
      inTab.keep(key, JSON.stringify([...before, path].slice(-mostPages)));
  }
}

/** The leave as it is kept now: it may have been taken back in another tab, and nobody tells this one. */
function isStillAgreed(): boolean {
  const kept = readStored(choiceName);
  if (typeof kept !== "object" || kept === null || !("categories" in kept)) return false;
  return Array.isArray(kept.categories) && kept.categories.includes(purpose);
}

/** The paths that were opened in this tab, oldest first; none without leave. */
export function visitedPages(): string[] {
  if (!isStillAgreed()) return [];
  try {
    const kept: unknown = JSON.parse(inTab.read(key) || "[]");
    const pages = Array.isArray(kept) ? kept : [];
    return pages.filter((page) => typeof page === "string" && shape.test(page)).slice(-mostPages);
  } catch {
    return [];
  }
}

const shape = /^\/\P{Cc}{0,199}$/u;

/** Forgets them, as when the leave is taken back. */
export const forgetVisitedPages = () => inTab.keep(key, "");
