import { useTranslations } from "next-intl";
import type { FinderViewProps } from "./finder-props";
import { toggled } from "./toggled";
import { useFilterNames } from "./use-filter-names";

type MonthOptionsProps = Pick<FinderViewProps, "state" | "options" | "update">;

/** The twelve months as a small calendar. */
export function MonthOptions({ state, options, update }: MonthOptionsProps) {
  const t = useTranslations("Filters");
  const { optionName } = useFilterNames(options);
  return (
    <ul className="grid grid-cols-4 gap-1.5">
      {options.month.map(({ value, count }) => (
        <li key={value}>
          <label className="relative block">
            <input
              type="checkbox"
              name="month"
              value={value}
              checked={state.month.includes(value)}
              onChange={() => update({ month: toggled(state.month, value) })}
              aria-label={t("option", { name: optionName("month", value), count })}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-picture"
            />
            <span className="pointer-events-none grid min-h-11 place-items-center rounded-picture border border-line text-note capitalize transition-colors peer-checked:border-terracotta peer-checked:bg-terracotta peer-checked:text-white peer-hover:border-ink">
              {optionName("month", value, "short")}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
