import { useTranslations } from "next-intl";
import { useId } from "react";

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

/** A small number with a button on either side. */
export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const t = useTranslations("TourPrice");
  const id = useId();
  const button =
    "grid size-11 place-items-center rounded-full text-lead leading-none hover:bg-paper-deep disabled:opacity-30 disabled:hover:bg-transparent";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere.
    <div role="group" aria-labelledby={id} className="px-3 pt-2.5 pb-1">
      <span id={id} className="block text-muted text-note">
        {label}
      </span>
      <div className="-mx-2 flex items-center justify-between">
        <button
          type="button"
          className={button}
          aria-label={t("fewer", { label })}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output aria-live="polite" className="figures font-semibold">
          {value}
        </output>
        <button
          type="button"
          className={button}
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
