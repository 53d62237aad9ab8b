import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { Tour } from "@/lib/contract/tours";
import { formatMonth } from "@/lib/i18n/format";
import { TourSection } from "./tour-section";

const ratings = { 3: "best", 2: "good", 1: "poor" } as const;
const verdicts = ["best", "good", "poor"] as const;
const looks = {
  best: "bg-gold",
  good: "bg-gold/45",
  poor: "bg-line",
};

/** The year where the tour goes: warmth, rain and how good a month is. */
export async function WeatherStrip({ climate, climate_of }: Pick<Tour, "climate" | "climate_of">) {
  if (climate.length === 0) return null;
  const [t, format] = await Promise.all([getTranslations("TourPage.weather"), getFormatter()]);
  const locale = await getLocale();
  const wettest = Math.max(...climate.map(({ rain_mm }) => rain_mm), 1);
  const number = (value: number) => format.number(Math.round(value));
  return (
    <TourSection id="weather" title={t("title")}>
      {/* On paper the colours are explained on the page where they are. */}
      <div className="print:break-inside-avoid">
        <ol className="figures grid grid-cols-6 gap-y-8 [print-color-adjust:exact] lg:grid-cols-12 print:grid-cols-12">
          {climate.map(({ high_c, low_c, rain_mm, rating }, index) => {
            const month = index + 1;
            const verdict = ratings[rating];
            return (
              <li key={formatMonth(month, locale)} className="text-center">
                <span aria-hidden="true" className={`mx-px block h-1.5 ${looks[verdict]}`} />
                <span className="mt-2 block font-semibold text-note">
                  <span aria-hidden="true">{shortMonth(formatMonth(month, locale, "short"))}</span>
                  <span className="sr-only">{formatMonth(month, locale)}: </span>
                </span>
                <span className="sr-only">{t(verdict)}. </span>
                <span className="mt-1.5 block text-small">
                  <span className="sr-only">{t("high")} </span>
                  {number(high_c)}°
                </span>
                <span className="block text-muted text-small">
                  <span className="sr-only">{t("low")} </span>
                  {number(low_c)}°
                </span>
                <span aria-hidden="true" className="mt-2 flex h-16 items-end justify-center">
                  <span
                    className="w-3 bg-lake/70"
                    style={{ height: `${Math.max((rain_mm / wettest) * 100, 2)}%` }}
                  />
                </span>
                <span className="mt-1 block text-lake text-note">
                  {number(rain_mm)}
                  <span className="sr-only"> {t("millimetres")}</span>
                </span>
              </li>
            );
          })}
        </ol>
        <ul
          aria-hidden="true"
          className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-4 text-muted text-note [print-color-adjust:exact]"
        >
          {verdicts.map((verdict) => (
            <li key={verdict} className="flex items-center gap-2">
              <span className={`h-1.5 w-6 ${looks[verdict]}`} />
              {t(verdict)}
            </li>
          ))}
          <li>{t("temperatures")}</li>
          <li className="text-lake">{t("rain")}</li>
        </ul>
      </div>
      {climate_of && <p className="mt-3 text-muted text-note">{climate_of}</p>}
    </TourSection>
  );
}

/** Full stops and long abbreviations would touch their neighbours on a phone. */
const shortMonth = (name: string) => name.replace(".", "").slice(0, 4);
