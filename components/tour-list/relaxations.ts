import { type ActiveFilter, activeFilters } from "./active-filters";
import { type FilterPatch, type FilterState, filterSpelling, noFilters } from "./filter-state";

/** A change that may bring tours back: a whole group let go, or everything but one. */
export interface Relaxation {
  kind: "without" | "only";
  /** What is let go, or what alone is kept. */
  filters: ActiveFilter[];
  patch: FilterPatch;
}

/** Tours by the query of the list, `?level=luxury`. */
export type RelaxedCounts = Record<string, number>;

/** The state with a change, from its first page, and the query it is asked for by. */
export function relaxed(state: FilterState, { patch }: Relaxation) {
  const changed = { ...state, ...patch, page: 1 };
  return { state: changed, asked: filterSpelling.write("", changed) };
}

/** Each active group let go by itself; letting go one of its options would only narrow it. */
export function withoutOneGroup(state: FilterState): Relaxation[] {
  return groups(state).map((filters) => ({ kind: "without", filters, patch: cleared(filters) }));
}

/** Each active group kept alone; pointless where it is the only one. */
export function onlyOneGroup(state: FilterState): Relaxation[] {
  const all = groups(state);
  if (all.length < 2) return [];
  return all.map((filters) => ({
    kind: "only",
    filters,
    patch: cleared(all.filter((other) => other !== filters).flat()),
  }));
}

function groups(state: FilterState): ActiveFilter[][] {
  const active = activeFilters(state);
  const names = [...new Set(active.map(({ group }) => group))];
  return names.map((name) => active.filter(({ group }) => group === name));
}

function cleared(filters: ActiveFilter[]): FilterPatch {
  const names = filters.flatMap(({ without }) => Object.keys(without));
  return Object.fromEntries(Object.entries(noFilters).filter(([name]) => names.includes(name)));
}
