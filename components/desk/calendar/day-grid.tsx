import type { Calendar, CalendarDeparture } from "@/lib/contract/desk/calendar";
import type { Resources } from "@/lib/contract/desk/resources";
import { weekdayText } from "../desk-formats";
import { calendarWords as words } from "../words/words";
import { DepartureLink, freeOf, lookOf } from "./departure-link";
import { LaneRows } from "./lane-rows";
import { byTour, daysBetween, lanesOf } from "./lanes";
import { ResourceLines } from "./resource-lines";

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const shade = (day: string, today: string) =>
  day === today ? "bg-gold/15" : isWeekend(day) ? "bg-paper-deep/60" : "";

interface DayGridProps {
  calendar: Calendar;
  taken: Resources;
  open: string | null;
}

/** Days across; tours, guides and vehicles down: what overlaps has a line of its own. */
export function DayGrid({ calendar, taken, open }: DayGridProps) {
  const { from, until, today, departures } = calendar;
  const days = daysBetween(from, until);
  return (
    <table className="w-full table-fixed border-collapse border-line border-t text-note">
      <caption className="sr-only">{words.departures}</caption>
      <colgroup>
        <col className="w-40" />
        {days.map((day) => (
          <col key={day} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              aria-current={day === today ? "date" : undefined}
              className={`figures border-line border-l py-1 text-center font-normal text-muted ${shade(day, today)}`}
            >
              <span className="sr-only">{weekdayText(day)}</span>
              <span aria-hidden="true" className="block">
                {weekdayText(day).slice(0, 1)}
              </span>
              <span aria-hidden="true" className="block text-ink">
                {Number(day.slice(8))}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {byTour(departures).map(([title, those]) => (
        <LaneRows
          key={title}
          head={title}
          lanes={lanesOf(those, days)}
          shade={(day) => shade(day, today)}
          bar={(departure, span) => (
            <DepartureLink
              departure={departure}
              from={from}
              isOpen={departure.id === open}
              className={`figures flex min-h-9 items-center overflow-hidden whitespace-nowrap rounded-picture px-1 font-semibold ${lookOf(departure)}`}
            >
              {shortly(departure, span)}
            </DepartureLink>
          )}
        />
      ))}
      <ResourceLines all={taken} days={days} shade={(day) => shade(day, today)} />
    </table>
  );
}

/** As many words as a bar of some days has room for; all of them are in its name. */
function shortly(departure: CalendarDeparture, span: number): string {
  const free = freeOf(departure);
  if (span < 3) return departure.closed ? "×" : String(free);
  if (departure.closed) return words.short.closed;
  if (free === 0) return words.short.full;
  return span > 6 ? words.seatsText(departure.sold, departure.held, free) : words.short.free(free);
}
