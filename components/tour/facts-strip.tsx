import { getLocale, getTranslations } from "next-intl/server";
import type { Tour } from "@/lib/contract/tours";
import { monthsText } from "@/lib/i18n/month-spans";

/** The tour in six facts. */
export async function FactsStrip({ tour }: { tour: Tour }) {
  const [words, page] = await Promise.all([
    getTranslations("Vocabulary"),
    getTranslations("TourPage.facts"),
  ]);
  const locale = await getLocale();
  const shared = tour.trip_type === "shared";
  const bestTime: [string, string] = [
    monthsText(tour.best_months, locale, "short"),
    page("bestTime"),
  ];
  const facts: [value: string, note: string][] = [
    [
      page("days", { days: tour.days }),
      tour.nights > 0 ? page("nights", { nights: tour.nights }) : page("dayTrip"),
    ],
    [
      words(`trip_type.${tour.trip_type}`),
      shared ? page("group", { people: tour.party_max }) : page("alone"),
    ],
    [words(`safari_type.${tour.safari_type}`), words(`level.${tour.level}`)],
    [
      words(`difficulty.${tour.difficulty}`),
      tour.min_age > 0 ? page("minAge", { age: tour.min_age }) : page("anyAge"),
    ],
    ...(tour.best_months.length > 0 ? [bestTime] : []),
    ...wayOf(tour, page),
  ];
  return (
    <ul
      aria-label={page("label")}
      className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-b py-6 sm:grid-cols-3 lg:grid-cols-6"
    >
      {facts.map(([value, note]) => (
        <li key={note}>
          <span className="figures block font-semibold font-serif text-[1.1875rem] leading-snug max-[23rem]:text-[1.0625rem]">
            {value}
          </span>
          <span className="text-muted text-note">{note}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where the tour starts and ends; nothing while one of them has no name in the language. */
function wayOf({ start, end }: Tour, note: (key: "startAndEnd" | "fromTo") => string) {
  if (!start || !end) return [];
  const way: [value: string, note: string] =
    start.id === end.id
      ? [start.name, note("startAndEnd")]
      : [`${start.name} → ${end.name}`, note("fromTo")];
  return [way];
}
