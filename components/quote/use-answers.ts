import { useTranslations } from "next-intl";
import { countryName } from "@/lib/i18n/country-name";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";
import { isDay } from "@/lib/pricing/days";
import { monthText } from "./month-text";
import type { QuoteDraft } from "./quote-draft";
import type { Asked } from "./quote-request";
import { stepOf } from "./quote-steps";
import type { QuotePlace } from "./quote-types";

export interface Answer {
  field: string;
  step: number;
  label: string;
  value: string;
}

/** Nobody answered these in words that could be shown again. */
type Unshown = "invited_by" | "save_details" | "of_age" | "agree";

interface AnswerContext {
  places: readonly QuotePlace[];
  tourTitle: string | undefined;
  favourites: readonly string[];
  locale: Locale;
}

/** What was answered so far, in words and in the order of the questions. */
export function useAnswers(
  draft: QuoteDraft,
  { places, tourTitle, favourites, locale }: AnswerContext,
) {
  const t = useTranslations("Quote");
  const words = useTranslations("Leads");
  const named = (id: string) => places.find((place) => place.id === id)?.name ?? [];
  const { adults, children } = draft;
  const reached = draft.departure !== null || adults !== 2 || children.length > 0;
  const known = children.filter((age) => age !== null);
  const budget = Number(draft.budget);
  const departure = {
    date: isDay(draft.date) ? formatDay(draft.date, locale) : "",
    month: draft.month ? monthText(draft.month, locale) : "",
    flexible: t("journey.kinds.flexible"),
  };
  const values: Record<Exclude<Asked, Unshown>, string> = {
    tour: tourTitle ?? "",
    tours: favourites.join("\n"),
    travel_type: draft.travel_type ? words(`travel_type.${draft.travel_type}`) : "",
    interests: draft.interests.map((key) => words(`interests.${key}`)).join(", "),
    days: Number(draft.days) > 0 ? t("days.count", { days: Number(draft.days) }) : "",
    travel_with: draft.travel_with.map((key) => words(`travel_with.${key}`)).join(", "),
    budget_per_person: budget > 0 ? formatMoney(budget * 100) : "",
    departure: draft.departure ? departure[draft.departure] : "",
    destinations: draft.destinations.flatMap(named).join(", "),
    // Two adults are assumed; they are an answer once the question was reached.
    adults: reached ? t("journey.party", { adults, children: children.length }) : "",
    children:
      known.length > 0 ? t("journey.ages", { count: known.length, ages: known.join(", ") }) : "",
    rooms: draft.rooms ? String(draft.rooms) : "",
    full_name: draft.full_name,
    email: draft.email,
    phone: draft.phone,
    country: draft.country ? countryName(draft.country, locale) : "",
    contact_method: words(`contact_method.${draft.contact_method}`),
    message: draft.message,
    coupon_code: draft.coupon_code,
  };
  return Object.entries(values)
    .filter(([, value]) => value.trim() !== "")
    .map(([field, value]): Answer => {
      return {
        field,
        value,
        step: field === "tour" || field === "tours" ? 1 : stepOf(field),
        label: t(`fields.${field}`),
      };
    });
}
