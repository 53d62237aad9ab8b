import { useTranslations } from "next-intl";
import type { Answer } from "./use-answers";

interface QuoteSummaryProps {
  answers: readonly Answer[];
  onRestart(): void;
}

/** The journey as far as it is told; it grows with each answer. */
export function QuoteSummary({ answers, onRestart }: QuoteSummaryProps) {
  const t = useTranslations("Quote");
  return (
    <section aria-labelledby="quote-summary">
      <h2 id="quote-summary" className="text-lead">
        {t("summary.title")}
      </h2>
      <dl className="mt-3 gap-x-8 text-small sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:*:last:odd:col-span-2">
        {answers.map(({ field, label, value }) => (
          <div key={field} className="border-line border-t py-2">
            <dt className="text-muted text-note">{label}</dt>
            <dd className="figures break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-line border-t pt-3 text-muted text-note">{t("summary.kept")}</p>
      <button
        type="button"
        onClick={onRestart}
        className="min-h-11 text-note underline underline-offset-4 hover:text-terracotta-deep"
      >
        {t("summary.restart")}
      </button>
    </section>
  );
}
