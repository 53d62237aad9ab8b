import { useQueries } from "@tanstack/react-query";
import type { BaseFilter, FilterState } from "./filter-state";
import {
  onlyOneGroup,
  type Relaxation,
  type RelaxedCounts,
  relaxed,
  withoutOneGroup,
} from "./relaxations";
import { searchTours, tourQuery } from "./search-tours";

export interface Relaxed extends Relaxation {
  count: number;
}

const mostShown = 3;

/**
 * What would bring tours back, the most helpful first: one filter let go, or where that is not
 * enough, one filter kept. Undefined while that is being asked.
 */
export function useRelaxed(
  state: FilterState,
  base: BaseFilter,
  known: RelaxedCounts = {},
): Relaxed[] | undefined {
  const without = useCounts(withoutOneGroup(state), state, base, known);
  const isEnough = without === undefined || without.length > 0;
  const only = useCounts(isEnough ? [] : onlyOneGroup(state), state, base, known);
  return isEnough ? without : only;
}

function useCounts(
  relaxations: Relaxation[],
  state: FilterState,
  base: BaseFilter,
  known: RelaxedCounts,
) {
  const answers = useQueries({
    queries: relaxations.map((relaxation) => {
      const { state: changed, asked } = relaxed(state, relaxation);
      const query = { ...tourQuery(changed, base), per_page: 1 };
      return {
        queryKey: ["tour-count", query],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await searchTours(query, signal)).meta.total,
        initialData: known[asked],
        staleTime: 60_000,
      };
    }),
  });
  if (answers.some((answer) => answer.isPending)) return undefined;
  return relaxations
    .map((relaxation, at) => ({ ...relaxation, count: answers[at]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostShown);
}
