import { businessDay, businessTimeZone, nowMs } from "@/lib/clock";
import { formatDay } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";
import type { BookingContext, JourneyContext } from "./booking-context";

const dayMs = 86_400_000;

/** From when to when, and how many days that is. */
export function tripDates({
  view,
  locale,
  t,
}: Pick<JourneyContext, "locale" | "t"> & {
  view: Pick<JourneyContext["view"], "starts" | "ends">;
}): string {
  const { starts, ends } = view;
  if (starts === ends) return formatDay(starts, locale, "full");
  return t("BookingEmail.dates", {
    starts: formatDay(starts, locale, "full"),
    ends: formatDay(ends, locale, "full"),
    days: (Date.parse(ends) - Date.parse(starts)) / dayMs + 1,
  });
}

/** Adults, children with their ages, and rooms. */
export function partyText({ view, t }: JourneyContext): string {
  const { adults, children, rooms } = view;
  // In a small group somebody without a room of their own shares one.
  const shares = view.fixed_date && adults + children.length > 2 * rooms;
  return [
    t("BookingEmail.adults", { count: adults }),
    children.length > 0 &&
      t("Email.childAges", { count: children.length, ages: children.join(", ") }),
    t(shares ? "TourPrice.roomsShared" : "TourPrice.roomCount", { rooms }),
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** A moment as day and hour in Tanzania, and said so. */
export function momentText(
  moment: Date,
  { locale, t }: Pick<BookingContext, "locale" | "t">,
): string {
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: businessTimeZone,
  }).format(moment);
  return t("BookingEmail.moment", { day: dayInTanzania(moment, locale), time });
}

/** The day of a moment in Tanzania, in words. */
export function dayInTanzania(moment: Date, locale: Locale): string {
  return formatDay(businessDay(moment), locale);
}

/** Whether there is such a moment and it has not passed. */
export function isAhead(moment: Date | null): moment is Date {
  return moment !== null && moment.getTime() > nowMs();
}
