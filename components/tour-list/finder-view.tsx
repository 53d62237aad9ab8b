import { useTranslations } from "next-intl";
import { useRef } from "react";
import { buttonClass } from "../ui/button";
import { Select } from "../ui/select";
import { ActiveChips } from "./active-chips";
import { activeFilters } from "./active-filters";
import { FilterPanel } from "./filter-panel";
import { type FilterState, sorts } from "./filter-state";
import { FilterToggle, panelId } from "./filter-toggle";
import type { FinderViewProps } from "./finder-props";
import { Pages } from "./pages";
import { ResultGrid } from "./result-grid";

/** Filters at the side, count and order above, the tours, and the way to the next ones. */
export function FinderView(props: FinderViewProps) {
  const { state, results, isError, update } = props;
  const t = useTranslations("TourList");
  const heading = useRef<HTMLHeadingElement>(null);
  const active = activeFilters(state);
  const toPage = (page: number) => {
    update({ page });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  return (
    <div className="column grid gap-x-14 lg:grid-cols-[16.5rem_1fr]">
      <FilterPanel {...props} total={results?.meta.total} />
      <section aria-labelledby="found">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b pb-4">
          <h2
            id="found"
            ref={heading}
            tabIndex={-1}
            aria-live="polite"
            className="figures text-[1.375rem] outline-none"
          >
            {results ? t("found", { count: results.meta.total }) : !isError && t("searching")}
            {isError && t("error")}
          </h2>
          <div className="flex w-full items-center justify-between gap-3 max-[22rem]:flex-col max-[22rem]:*:w-full sm:w-auto">
            <FilterToggle active={active.length} />
            <SortSelect value={state.sort} onChange={(sort) => update({ sort })} />
            <noscript>
              <button type="submit" form={panelId} className={buttonClass("outline")}>
                {t("sortSubmit")}
              </button>
            </noscript>
          </div>
        </div>
        <ActiveChips {...props} active={active} />
        <ResultGrid {...props} />
        {results && <Pages {...props} results={results} toPage={toPage} />}
      </section>
    </div>
  );
}

interface SortSelectProps {
  value: FilterState["sort"];
  onChange: (sort: FilterState["sort"]) => void;
}

function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useTranslations("TourList");
  return (
    <label className="flex min-h-11 min-w-0 items-center gap-2.5 text-small max-[22rem]:*:grow">
      <span className="whitespace-nowrap text-muted max-sm:sr-only">{t("sort")}</span>
      <Select
        name="sort"
        form={panelId}
        value={value}
        onChange={(event) =>
          onChange(sorts.find((sort) => sort === event.target.value) ?? "popularity")
        }
        className="min-h-11 max-w-52 max-[22rem]:max-w-none rounded-picture border border-line bg-card px-3 font-semibold"
        options={sorts.map((sort) => ({ value: sort, text: t(`sorts.${sort}`) }))}
      />
    </label>
  );
}
