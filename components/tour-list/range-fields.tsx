import { useTranslations } from "next-intl";
import type { FinderViewProps } from "./finder-props";
import { NumberField } from "./number-field";

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
