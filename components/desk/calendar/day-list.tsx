import type { Calendar, CalendarDeparture } from "@/lib/contract/desk/calendar";
import { weekdayText } from "../desk-formats";
import { calendarWords as words } from "../words/words";
import { DepartureLink, lookOf, standing } from "./departure-link";

/** Departures by the day on which they start, for screens that are too narrow for a table of days. */
export function DayList({ calendar, open }: { calendar: Calendar; open: string | null }) {
  const { from, departures } = calendar;
  const days = new Map<string, CalendarDeparture[]>();
  for (const departure of departures) {
    const name = departure.starts < from ? words.underWay : weekdayText(departure.starts);
    days.set(name, [...(days.get(name) ?? []), departure]);
  }
  if (days.size === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <div className="space-y-5">
      {[...days].map(([name, those]) => (
        <section key={name} aria-label={name}>
          <h2 className="font-sans font-semibold text-muted text-small tracking-normal">{name}</h2>
          <ul className="mt-1 space-y-2">
            {those.map((departure) => (
              <li key={departure.id}>
                <DepartureLink
                  departure={departure}
                  from={from}
                  isOpen={departure.id === open}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-picture border border-line bg-card px-3 py-2"
                >
                  <span className="min-w-0 font-semibold">{departure.title}</span>
                  <span
                    className={`figures rounded-chip px-3 py-0.5 text-small ${lookOf(departure)}`}
                  >
                    {standing(departure)}
                  </span>
                </DepartureLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
