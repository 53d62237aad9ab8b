import { useTranslations } from "next-intl";
import type { Destination } from "@/lib/contract/destinations";
import { formatMonth } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";
import { Section } from "../ui/section";

const looks = { 3: "bg-gold h-10", 2: "bg-gold/45 h-6", 1: "bg-line h-3" } as const;

/** The twelve months of a place: how good each is, its warmth and its rain. */
export function DestinationClimate({ place, locale }: { place: Destination; locale: Locale }) {
  const t = useTranslations("Destinations");
  if (place.climate.length === 0) return null;
  return (
    <Section title={t("climate")} lead={t("climateNote")} className="bg-paper-deep">
      <ol className="figures grid grid-cols-4 gap-x-2 gap-y-8 sm:grid-cols-6 lg:grid-cols-12">
        {place.climate.map(({ high_c, low_c, rain_mm, rating }, at) => (
          <li key={formatMonth(at + 1, locale)} className="text-center">
            <span aria-hidden="true" className="flex h-10 items-end">
              <span className={`block w-full ${looks[rating]}`} />
            </span>
            <span className="mt-2 block font-semibold text-note">
              {formatMonth(at + 1, locale, "short").replace(".", "")}
            </span>
            <span className="sr-only">{t(`months.${rating}`)}</span>
            <span className="block text-small">
              {high_c}° <span className="text-muted">{low_c}°</span>
            </span>
            <span className="block text-lake text-note">{rain_mm} mm</span>
          </li>
        ))}
      </ol>
      {place.climate_of && <p className="mt-8 text-muted text-note">{place.climate_of}</p>}
    </Section>
  );
}
