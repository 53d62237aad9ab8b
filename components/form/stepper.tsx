import { useTranslations } from "next-intl";

interface StepperProps {
  id: string;
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

/** A small number with a button on either side. */
export function Stepper({ id, label, value, least, most, onChange }: StepperProps) {
  const t = useTranslations("Form");
  const button =
    "grid size-12 place-items-center rounded-full border border-muted/70 text-lead leading-none hover:border-ink hover:bg-card disabled:opacity-30";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere.
    <div role="group" aria-labelledby={`${id}-label`} className="flex items-center justify-between">
      <span id={`${id}-label`} className="font-semibold text-small">
        {label}
      </span>
      <div className="flex items-center gap-2">
        <button
          type="button"
          className={button}
          aria-label={t("fewer", { label })}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output aria-live="polite" className="figures w-9 text-center font-semibold text-lead">
          {value}
        </output>
        <button
          id={id}
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
