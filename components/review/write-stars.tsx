import { useTranslations } from "next-intl";
import { useEarlyAnswers } from "../form/use-early-answers";

interface WriteStarsProps {
  id: string;
  value: number | undefined;
  onChange(stars: number): void;
  error?: string | undefined;
}

const all = [1, 2, 3, 4, 5] as const;

/** One to five stars: five radio buttons, which arrow keys move through. */
export function WriteStars({ id, value = 0, onChange, error }: WriteStarsProps) {
  const t = useTranslations("ReviewForm");
  useEarlyAnswers(id, ([stars]) => Number(stars) !== value && onChange(Number(stars)));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold text-small">{t("rating")}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <div className="-ml-1.5 flex">
          {all.map((stars) => (
            <label
              key={stars}
              className="relative grid size-12 cursor-pointer place-items-center rounded-picture has-focus-visible:outline-3 has-focus-visible:outline-terracotta"
            >
              <input
                id={stars === 1 ? id : `${id}-${stars}`}
                type="radio"
                name={id}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                aria-invalid={error ? true : undefined}
                className="sr-only"
              />
              <span className="sr-only">{t(`stars.${stars}`)}</span>
              <span
                aria-hidden="true"
                className={`text-[2.25rem] leading-none ${stars <= value ? "text-gold" : "text-muted/40"}`}
              >
                ★
              </span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-muted text-small">
          {all.some((stars) => stars === value) && t(`stars.${value}`)}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-danger text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
