import { getFormatter, getTranslations } from "next-intl/server";
import type { ItineraryDay } from "@/lib/contract/tours";

/** How far and how long, by what means, and how high. */
export async function DayFacts({ day }: { day: ItineraryDay }) {
  const [t, format] = await Promise.all([getTranslations("TourPage.day"), getFormatter()]);
  const km = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const time = (hours: number) =>
    t("time", { hours: Math.floor(hours), minutes: Math.round((hours % 1) * 60) });
  const facts = [
    day.places.length > 1 && day.places.map(({ name }) => name).join(" → "),
    day.drive && t("drive", { km: km(day.drive.km), time: time(day.drive.hours) }),
    day.walk && t("walk", { km: km(day.walk.km), time: time(day.walk.hours) }),
    day.flight && t("flight", { time: time(day.flight.hours) }),
    day.boat && t("boat", { time: time(day.boat.hours) }),
    day.altitude && altitude(day.altitude),
    ...day.activities.map(({ text }) => text),
  ].filter((fact) => typeof fact === "string");

  function altitude({ from, to }: { from: number; to: number }): string {
    const metres = (value: number) => format.number(value);
    if (from === to) return t("altitudeLevel", { at: metres(to) });
    const change = Math.abs(to - from);
    return t(to > from ? "climb" : "descent", {
      from: metres(from),
      to: metres(to),
      change: metres(change),
    });
  }

  if (facts.length === 0) return null;
  return (
    <ul className="figures mt-1.5 flex flex-wrap gap-x-6 text-muted text-small">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
