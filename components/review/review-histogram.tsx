import { useFormatter, useTranslations } from "next-intl";
import type { ReviewSummary } from "@/lib/contract/reviews";
import { Stars } from "../ui/stars";

const bands = ["excellent", "very_good", "average", "poor", "terrible"] as const;

interface ReviewHistogramProps {
  summary: ReviewSummary;
  /** What it lies on. */
  ground?: "paper" | "night";
}

/** The average and how many reviews fall in each of the five bands. */
export function ReviewHistogram({ summary, ground = "paper" }: ReviewHistogramProps) {
  const t = useTranslations("ReviewCard");
  const format = useFormatter();
  const { average, count } = summary;
  const shown = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [quiet, track] =
    ground === "night" ? ["text-mist", "bg-night-soft"] : ["text-muted", "bg-line"];
  return (
    <div className="figures">
      <div className="flex items-center gap-5">
        <p
          aria-hidden="true"
          className="font-medium font-serif text-[3.75rem] leading-none tracking-tight"
        >
          {shown}
        </p>
        <div>
          <Stars
            rating={average}
            label={t("summary", { average: shown, count })}
            className="text-[1.375rem] text-gold"
          />
          <p aria-hidden="true" className={`mt-1 text-small ${quiet}`}>
            {t("count", { count })}
          </p>
        </div>
      </div>
      <table className="mt-6 w-full text-small">
        <caption className="sr-only">{t("histogram")}</caption>
        <tbody>
          {bands.map((band) => (
            <tr key={band}>
              <th scope="row" className="w-px whitespace-nowrap py-1.5 pr-5 text-left font-normal">
                {t(`bands.${band}`)}
              </th>
              <td aria-hidden="true" className="py-1.5">
                <div className={`h-1.5 ${track}`}>
                  <div
                    className="h-full bg-gold"
                    style={{ width: share(summary.bands[band], count) }}
                  />
                </div>
              </td>
              <td className="w-px py-1.5 pl-5 text-right">{summary.bands[band]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? "0%" : `${(part / whole) * 100}%`;
}
