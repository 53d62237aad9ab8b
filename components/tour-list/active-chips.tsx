import { useTranslations } from "next-intl";
import { Icon } from "../ui/icons";
import type { ActiveFilter } from "./active-filters";
import { FilterLink } from "./filter-link";
import { noFilters } from "./filter-state";
import type { FinderViewProps } from "./finder-props";
import { useFilterNames } from "./use-filter-names";

type ActiveChipsProps = Pick<FinderViewProps, "state" | "options" | "address" | "update"> & {
  active: ActiveFilter[];
};

/** What is active, each with a way to take it back. */
export function ActiveChips(props: ActiveChipsProps) {
  const { active, state, options } = props;
  const t = useTranslations("Filters");
  const { filterName } = useFilterNames(options);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t("active")} className="mb-7 flex flex-wrap items-center gap-2">
      {active.map((filter) => {
        const name = filterName(filter, state);
        return (
          <li key={filter.key}>
            <FilterLink
              {...props}
              patch={filter.without}
              aria-label={t("remove", { filter: name })}
              className="figures inline-flex min-h-11 items-center gap-1.5 rounded-chip bg-paper-deep py-1 pr-3 pl-4 text-small transition-colors pointer-fine:min-h-9 hover:bg-line"
            >
              <span className="first-letter:uppercase">{name}</span>
              <Icon name="close" className="size-4" />
            </FilterLink>
          </li>
        );
      })}
      <li>
        <FilterLink
          {...props}
          patch={{ ...noFilters, sort: state.sort }}
          className="inline-flex min-h-11 items-center px-1 font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
        >
          {t("clear")}
        </FilterLink>
      </li>
    </ul>
  );
}
