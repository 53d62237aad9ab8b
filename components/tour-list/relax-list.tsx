import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FilterLink } from "./filter-link";
import type { BaseFilter, FilterState } from "./filter-state";
import type { FinderViewProps } from "./finder-props";
import {
  onlyOneGroup,
  type Relaxation,
  type RelaxedCounts,
  relaxed,
  withoutOneGroup,
} from "./relaxations";
import { tourQuery } from "./search-tours";
import { useFilterNames } from "./use-filter-names";

type RelaxListProps = Pick<
  FinderViewProps,
  "state" | "base" | "options" | "address" | "update" | "relaxedCounts"
>;

/** The filters to let go, each with the tours that come back. */
export function RelaxList(props: RelaxListProps) {
  const { state, base, options, relaxedCounts } = props;
  const t = useTranslations("TourList.empty");
  const { filterName } = useFilterNames(options);
  const relaxed = useRelaxed(state, base, relaxedCounts);
  return (
    <div aria-live="polite" className="min-h-28">
      {relaxed?.length === 0 && <p>{t("none")}</p>}
      {relaxed && relaxed.length > 0 && (
        <>
          <p>{t("relax")}</p>
          <ul className="mt-3 border-line border-t">
            {relaxed.map(({ kind, filters, patch, count }) => {
              const names = filters.map((filter) => filterName(filter, state)).join(", ");
              return (
                <li key={names} className="border-line border-b">
                  <FilterLink
                    {...props}
                    patch={patch}
                    className="figures flex min-h-12 w-full items-center font-semibold text-terracotta-deep underline-offset-4 hover:underline"
                  >
                    {t(kind, { filter: names, count })}
                  </FilterLink>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

interface Relaxed extends Relaxation {
  count: number;
}

const mostShown = 3;

/**
 * What would bring tours back, the most helpful first: one filter let go, or where that is not
 * enough, one filter kept. Undefined while that is being asked.
 */
function useRelaxed(
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
  const [learned, setLearned] = useState<RelaxedCounts>({});
  const changes = relaxations.map((relaxation) => ({
    ...relaxation,
    ...relaxed(state, relaxation),
  }));
  const counts = { ...learned, ...known };
  const missing = changes.filter(({ asked }) => counts[asked] === undefined);
  const key = missing.map(({ asked }) => asked).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for what is missing only.
  useEffect(() => {
    if (missing.length === 0) return;
    let isGone = false;
    const queries = missing.map(({ state }) => ({ ...tourQuery(state, base), per_page: 1 }));
    // It asks beside what shows, and comes with the first question.
    void import("./count-tours")
      .then(({ countTours }) => countTours(queries))
      .catch(() => queries.map(() => 0))
      .then((totals) => {
        if (isGone) return;
        const told = missing.map(({ asked }, at) => [asked, totals[at] ?? 0]);
        setLearned((before) => ({ ...before, ...Object.fromEntries(told) }));
      });
    return () => {
      isGone = true;
    };
  }, [key]);
  if (missing.length > 0) return undefined;
  return changes
    .map(({ kind, filters, patch, asked }) => ({ kind, filters, patch, count: counts[asked] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostShown);
}
