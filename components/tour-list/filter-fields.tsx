import { useTranslations } from "next-intl";
import { toggled } from "../form/toggled";
import type { FinderViewProps } from "./finder-props";
import { NumberField } from "./number-field";
import { useFilterNames } from "./use-filter-names";

type RangeFieldsProps = Pick<FinderViewProps, "state" | "options" | "update"> & {
  kind: "price" | "days";
};

/** The least and the most of a range; what is there at all stands in the empty fields. */
export function RangeFields({ kind, state, options, update }: RangeFieldsProps) {
  const t = useTranslations("Filters");
  const [min, max] = [`${kind}_min` as const, `${kind}_max` as const];
  const bounds = options[kind];
  const unit = kind === "price" ? "$" : undefined;
  const shown = (value: number) => value.toLocaleString("en-US");
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        name={min}
        label={t("from")}
        description={t(`${kind}From`)}
        unit={unit}
        placeholder={shown(bounds.min)}
        value={state[min]}
        onChange={(value) => update({ [min]: value })}
      />
      <NumberField
        name={max}
        label={t("to")}
        description={t(`${kind}To`)}
        unit={unit}
        placeholder={shown(bounds.max)}
        value={state[max]}
        onChange={(value) => update({ [max]: value })}
      />
    </div>
  );
}

interface AgeFieldProps {
  value: number | null;
  onChange: (age: number | null) => void;
}

/** The age of the youngest, for whom some journeys are not open. */
export function AgeField({ value, onChange }: AgeFieldProps) {
  const t = useTranslations("Filters");
  return (
    <>
      <NumberField
        name="age"
        label={t("age")}
        description={t("age")}
        value={value}
        onChange={onChange}
      />
      <p className="mt-2 text-muted text-note">{t("ageNote")}</p>
    </>
  );
}

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

type RatingOptionsProps = Pick<FinderViewProps, "state" | "options" | "update">;

const steps = [4.5, 4, 3] as const;

/** The least average that guests gave. */
export function RatingOptions({ state, options, update }: RatingOptionsProps) {
  const t = useTranslations("Filters");
  const { ratingName } = useFilterNames(options);
  const choices = [
    { value: null, name: t("anyRating") },
    ...steps.map((value) => ({ value, name: ratingName(value) })),
  ];
  return (
    <ul>
      {choices.map(({ value, name }) => (
        <li key={name}>
          <label className="flex min-h-11 items-center gap-3 text-small pointer-fine:min-h-9">
            <input
              type="radio"
              name="rating_min"
              value={value ?? ""}
              checked={state.rating_min === value}
              onChange={() => update({ rating_min: value })}
              className="size-4.5 shrink-0 accent-terracotta"
            />
            {name}
          </label>
        </li>
      ))}
    </ul>
  );
}
