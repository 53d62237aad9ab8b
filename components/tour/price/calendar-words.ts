import { useTranslations } from "next-intl";
import type { DayPickerProps } from "react-day-picker";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { dateFormat } from "@/lib/i18n/formats";
import type { DayOffer } from "./day-offers";
import { usePrice } from "./price-provider";

// The grid counts in UTC, as all days do here: no time zone shifts one.
export const dateOf = (iso: string) => new Date(`${iso}T00:00:00Z`);
export const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** What the calendar and its steps are called in the language; `day` says a day of it. */
export function useCalendarWords(day: (iso: string) => string) {
  const t = useTranslations("TourPrice.days");
  const { locale } = usePrice().offer;
  const month = (date: Date) =>
    dateFormat(locale, { month: "long", year: "numeric" }).format(dateOf(isoOf(date)));
  const weekday = (date: Date, weekday: "long" | "short") =>
    dateFormat(locale, { weekday }).format(dateOf(isoOf(date)));
  return {
    formatters: {
      formatCaption: month,
      formatWeekdayName: (date) => weekday(date, "short").replace(/\.$/, "").slice(0, 3),
    },
    labels: {
      labelNav: () => t("months"),
      labelNext: () => t("next"),
      labelPrevious: () => t("previous"),
      labelGrid: month,
      labelWeekday: (date) => weekday(date, "long"),
      labelDayButton: (date) => day(isoOf(date)),
    },
  } satisfies DayPickerProps;
}

/** A day in a sentence: what it costs and when that is, or why it cannot be had. */
export function useDayWords() {
  const t = useTranslations("TourPrice");
  const words = useTranslations("Vocabulary.season");
  const { locale } = usePrice().offer;
  return (iso: string, offer: DayOffer): string => {
    const day = formatDay(iso, locale, "full");
    if (!offer.open) {
      const seats = offer.why === "short" ? offer.seatsLeft : 0;
      return t("days.closed", { day, why: t(`days.why.${offer.why}`, { seats }) });
    }
    const facts = [
      words(offer.season),
      ...(offer.deal ? [t("days.deal")] : []),
      ...(offer.seatsLeft === null ? [] : [t("seats", { seats: offer.seatsLeft })]),
    ];
    const price = formatMoney(offer.totalMinor);
    return t("days.day", { day, price, facts: facts.join(", ") });
  };
}
