import { useTranslations } from "next-intl";
import { steps } from "./quote-steps";
import type { Answer } from "./use-answers";

interface ReviewStepProps {
  answers: readonly Answer[];
  onGo(step: number): void;
}

/** Everything once more, grouped by question, each group a click away from being changed. */
export function ReviewStep({ answers, onGo }: ReviewStepProps) {
  const t = useTranslations("Quote");
  return (
    <div data-clarity-mask="true">
      {steps.map(({ name }, at) => {
        const own = answers.filter(({ step }) => step === at + 1);
        const title = t(`steps.${name}.name`);
        return (
          <section key={name} className="border-line border-t py-4">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-lead">{title}</h3>
              <button
                type="button"
                onClick={() => onGo(at + 1)}
                aria-label={t("review.change", { name: title })}
                className="-mr-2 min-h-11 shrink-0 px-2 font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
              >
                {t("review.changeShort")}
              </button>
            </div>
            {own.length > 0 ? (
              <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[11rem_minmax(0,1fr)]">
                {own.map(({ field, label, value }) => (
                  <div key={field} className="sm:contents">
                    <dt className={label === title ? "sr-only" : "text-muted"}>{label}</dt>
                    <dd
                      className={`figures whitespace-pre-line break-words ${label === title ? "sm:col-span-2" : ""}`}
                    >
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p className="text-muted text-small">{t("review.open")}</p>
            )}
          </section>
        );
      })}
      <p className="border-line border-t pt-4 text-muted text-small">{t("review.agreement")}</p>
    </div>
  );
}
