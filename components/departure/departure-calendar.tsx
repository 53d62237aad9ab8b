import "./departure-calendar.css";
import { getLocale, getTranslations } from "next-intl/server";
import { departureDates } from "@/lib/i18n/departure-dates";
import { toLocale } from "@/lib/i18n/locales";
import { Icon } from "../ui/icons";
import { DepartureGroupRow } from "./departure-group-row";
import { type DepartureMonth, monthName } from "./departure-months";

const openMonths = 2;

interface DepartureCalendarProps {
  id: string;
  months: DepartureMonth[];
}

/** Every departure, month by month; the nearest months are open. */
export async function DepartureCalendar({ id, months }: DepartureCalendarProps) {
  const t = await getTranslations("Departures");
  const locale = toLocale(await getLocale());
  const dates = departureDates(locale, "month");
  return (
    <div id={id} className="border-line border-b">
      {months.map(({ month, count, groups }, index) => (
        <details
          key={month}
          id={month}
          data-month={month}
          open={index < openMonths}
          className="group/month scroll-mt-28 border-line border-t"
        >
          <summary className="flex list-none items-center justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
            <h2 className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight first-letter:uppercase">
              {monthName(month, locale)}
            </h2>
            <span className="flex items-center gap-3 text-muted text-small">
              <span data-month-count="" className="figures">
                {t("count", { count })}
              </span>
              <Icon
                name="chevronDown"
                className="size-5 transition-transform duration-200 group-open/month:rotate-180"
              />
            </span>
          </summary>
          <div className="departure-month pb-8">
            {groups.map((group) => (
              <DepartureGroupRow key={group.key} group={group} dates={dates} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
