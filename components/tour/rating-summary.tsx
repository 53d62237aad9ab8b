import { getFormatter, getTranslations } from "next-intl/server";
import type { ReviewSummary } from "@/lib/contract/reviews";
import { Stars } from "../ui/stars";

const bands = ["excellent", "very_good", "average", "poor", "terrible"] as const;

/** The average and how the stars spread over the five bands. */
export async function RatingSummary({ summary }: { summary: ReviewSummary }) {
  const [t, tour, format] = await Promise.all([
    getTranslations("TourPage.reviews"),
    getTranslations("Tour"),
    getFormatter(),
  ]);
  const average = format.number(summary.average, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr]">
      <p>
        <span aria-hidden="true" className="figures block font-semibold font-serif text-hero">
          {average}
        </span>
        <Stars
          rating={summary.average}
          label={tour("rating", { average, count: summary.count })}
          className="text-gold text-lead"
        />
        <span className="block text-muted text-small">{t("count", { count: summary.count })}</span>
      </p>
      <dl className="space-y-1.5 text-small">
        {bands.map((band) => (
          <div key={band} className="grid grid-cols-[7.5rem_1fr_2rem] items-center gap-3">
            <dt>{t(`bands.${band}`)}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-1 bg-line">
                <span
                  className="block h-full bg-gold"
                  style={{ width: `${(summary.bands[band] / Math.max(summary.count, 1)) * 100}%` }}
                />
              </span>
              <span className="figures text-right">{summary.bands[band]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
