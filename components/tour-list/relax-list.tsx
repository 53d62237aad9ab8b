import { useTranslations } from "next-intl";
import { FilterLink } from "./filter-link";
import type { FinderViewProps } from "./finder-props";
import { useFilterNames } from "./use-filter-names";
import { useRelaxed } from "./use-relaxed";

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
    <div aria-live="polite" className="mt-6 min-h-28">
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
