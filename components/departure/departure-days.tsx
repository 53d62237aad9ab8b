import "./departure-days.css";
import { getLocale, getTranslations } from "next-intl/server";
import type { Departure } from "@/lib/contract/departures";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { dateFormat } from "@/lib/i18n/formats";
import { departureHref } from "./departure-href";
import { daysOfMonth, leadingGap } from "./month-days";

interface DepartureDaysProps {
  id: string;
  /** `2027-08`. */
  month: string;
  departures: Departure[];
  /** Whether a full departure has a waiting list. */
  canWait: boolean;
}

/**
 * The days of a month with the lowest price of what starts on each; a day opens what that is. The
 * browser's own popovers: it works before any script has come, and none comes for it.
 */
export async function DepartureDays({ id, month, departures, canWait }: DepartureDaysProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("Departures"),
    getTranslations("TourPrice"),
    getLocale(),
  ]);
  const weekday = dateFormat(locale, { weekday: "short" });
  const days = daysOfMonth(month).map((iso) => ({
    iso,
    own: departures.filter(({ starts }) => starts === iso),
  }));
  const said = (iso: string, own: Departure[]) => {
    const day = formatDay(iso, locale, "full");
    const price = lowest(own);
    if (price === undefined)
      return words("days.closed", { day, why: words("days.why.full", { seats: 0 }) });
    const facts = t("count", { count: own.length });
    return words("days.day", { day, price: formatMoney(price), facts });
  };
  const starting = days.filter(({ own }) => own.length > 0);
  return (
    <section id={id} className="departure-days">
      <h2>{words("days.title")}</h2>
      <p>{t("daysNote")}</p>
      <ol>
        {["04", "05", "06", "07", "08", "09", "10"].map((day) => (
          <li key={day} aria-hidden="true">
            {weekday.format(new Date(`2027-01-${day}T00:00:00Z`)).slice(0, 3)}
          </li>
        ))}
        {days.map(({ iso, own }, at) => (
          <li key={iso} style={at === 0 ? { gridColumnStart: leadingGap(month) + 1 } : undefined}>
            {own.length === 0 ? (
              Number(iso.slice(8))
            ) : (
              <button type="button" popoverTarget={`on-${iso}`} aria-label={said(iso, own)}>
                <b>{Number(iso.slice(8))}</b>
                {lowest(own) === undefined ? "×" : formatMoney(lowest(own) ?? 0)}
              </button>
            )}
          </li>
        ))}
      </ol>
      {starting.map(({ iso, own }) => (
        <div key={iso} id={`on-${iso}`} popover="auto">
          <h3>{formatDay(iso, locale, "full")}</h3>
          <button
            type="button"
            popoverTarget={`on-${iso}`}
            popoverTargetAction="hide"
            aria-label={words("close")}
          >
            ×
          </button>
          <ul>
            {own.map((departure) => (
              <li key={departure.id}>
                <a href={departureHref(departure, canWait)}>{departure.tour.title}</a>
                {` ${formatMoney(departure.price_per_person.amount_minor)} · `}
                {departure.seats_left > 0 ? t("seats", { seats: departure.seats_left }) : t("full")}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The lowest price of those that have a seat left. */
function lowest(departures: Departure[]): number | undefined {
  const open = departures.filter(({ seats_left }) => seats_left > 0);
  return open.length > 0
    ? Math.min(...open.map(({ price_per_person }) => price_per_person.amount_minor))
    : undefined;
}
