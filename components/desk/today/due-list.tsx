import type { Due, Today } from "@/lib/contract/desk/today";
import { formatPayment } from "@/lib/i18n/format";
import { freeOf } from "../calendar/departure-link";
import { dayText, momentText } from "../desk-formats";
import { wishText } from "../requests/wish-text";
import { calendarWords, todayWords } from "../words/words";
import { Subject } from "./subject";

const words = todayWords.due;

/** What is due within seven days, what is late first. */
export function DueList({ today: { due, today }, now }: { today: Today; now: number }) {
  return (
    <section aria-label={words.title}>
      <h2 className="text-xl">{words.title}</h2>
      {due.length === 0 && <p className="mt-2 text-muted">{words.none}</p>}
      <ul className="mt-3 divide-y divide-line border-line border-y empty:hidden">
        {due.map((each) => (
          <DueRow key={`${each.kind} ${each.id}`} due={each} today={today} now={now} />
        ))}
      </ul>
    </section>
  );
}

function DueRow({ due, today, now }: { due: Due; today: string; now: number }) {
  const { kind, reference, name, on, at, amount_minor: amount, owner } = due;
  const isLate = at ? Date.parse(at) < now : on < today;
  const isToday = !at && on === today;
  const what =
    due.what ||
    (due.asks && wishText(due.asks.kind, due.asks.wish)) ||
    (due.departure && departureText(due.departure));
  const when = at ? momentText(at) : dayText(on);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-2 print:break-inside-avoid">
      <div className="min-w-0">
        <Subject
          {...{ booking: due.booking, request: due.request, offer: due.offer }}
          departure={due.departure}
          text={name || reference}
        />
        <p className="text-muted text-small">
          {[words.kinds[kind], what, owner && words.hasIt(owner)].filter(Boolean).join(" · ")}
        </p>
      </div>
      <p className="figures pt-2.5 text-right text-small">
        {amount !== null && <span className="block font-semibold">{formatPayment(amount)}</span>}
        <span
          className={`whitespace-nowrap ${isLate ? "font-semibold text-danger" : isToday ? "font-semibold text-gold-deep" : "text-muted"}`}
        >
          {isLate ? words.late(when) : isToday ? words.today : when}
        </span>
      </p>
    </li>
  );
}

/** When a departure starts, and who has booked it. */
const departureText = ({ starts, seats, sold, held }: NonNullable<Due["departure"]>) =>
  [
    words.starts(dayText(starts)),
    calendarWords.seatsText(sold, held, freeOf({ seats, sold, held })),
  ].join(" · ");
