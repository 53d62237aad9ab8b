import { getLocale, getTranslations } from "next-intl/server";
import type { ItineraryDay } from "@/lib/contract/tours";
import { dayFacts } from "@/lib/i18n/day-texts";
import { toLocale } from "@/lib/i18n/locales";

/** How far and how long, by what means, and how high. */
export async function DayFacts({ day }: { day: ItineraryDay }) {
  const [t, locale] = await Promise.all([getTranslations("TourPage.day"), getLocale()]);
  const facts = dayFacts(day, t, toLocale(locale));
  if (facts.length === 0) return null;
  return (
    <ul className="figures mt-1.5 flex flex-wrap gap-x-6 text-muted text-small">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
