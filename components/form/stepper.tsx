import { useTranslations } from "next-intl";

interface StepperProps {
  id: string;
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
  /** `cell` stands in the narrow panel of a price, with that panel's words. */
  look?: "row" | "cell";
}

const round = "grid place-items-center rounded-full text-lead leading-none disabled:opacity-30";
const looks = {
  row: {
    words: "Form",
    group: "flex items-center justify-between",
    label: "font-semibold text-small",
    buttons: "flex items-center gap-2",
    button: `${round} size-12 border border-muted/70 hover:border-ink hover:bg-card`,
    value: "w-9 text-center text-lead",
  },
  cell: {
    words: "TourPrice",
    group: "px-3 pt-2.5 pb-1",
    label: "block text-muted text-note",
    buttons: "-mx-2 flex items-center justify-between",
    button: `${round} size-11 hover:bg-paper-deep disabled:hover:bg-transparent`,
    value: "",
  },
} as const;

/** A small number with a button on either side. */
export function Stepper(props: StepperProps) {
  const { id, label, value, least, most, onChange, look = "row" } = props;
  const frame = looks[look];
  const t = useTranslations(frame.words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere.
    <div role="group" aria-labelledby={`${id}-label`} className={frame.group}>
      <span id={`${id}-label`} className={frame.label}>
        {label}
      </span>
      <div className={frame.buttons}>
        <button
          type="button"
          className={frame.button}
          aria-label={t("fewer", { label })}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output aria-live="polite" className={`figures font-semibold ${frame.value}`}>
          {value}
        </output>
        <button
          id={id}
          type="button"
          className={frame.button}
          aria-label={t("more", { label })}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
