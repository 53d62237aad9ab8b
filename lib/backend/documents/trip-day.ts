import type { ItineraryDay } from "@/lib/contract/tours";
import { dayFacts, mealsText } from "@/lib/i18n/day-texts";
import { formatWeekday } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import type { JourneyContext } from "./booking-context";
import { colors, contentWidth, page, styles, type TextStyle } from "./document-style";
import type { Sheet } from "./sheet";
import { pairHeight, pairs } from "./sheet-parts";

const dateWidth = 84;
const main = { x: page.left + dateWidth, width: contentWidth - dateWidth };
const beside = { ...main, labels: 68, value: { ...styles.small, color: colors.ink } };
const dayLabel = { ...styles.strong, color: colors.acacia };

type Pair = [label: string, value: string];

/** One day of the journey: its number and date, what happens, what is eaten, where one sleeps. */
export function tripDay(sheet: Sheet, day: ItineraryDay, context: JourneyContext): void {
  const { t, locale, view } = context;
  const lines = linesOf(day, context);
  const facts = nightFacts(day, context);
  const heights = lines.map(([text, style]) => sheet.height(text, style, main.width) + 3);
  const factHeights = facts.map((fact) => pairHeight(sheet, fact, beside));
  sheet.ensure([...heights, ...factHeights].reduce((sum, each) => sum + each, 0));
  const { y } = sheet;
  const date = formatWeekday(addDays(view.starts, day.day - 1), locale);
  sheet.tagged("P", () => {
    sheet.put(t("TourPage.day.label", { day: day.day }), dayLabel, { y: y + 2, width: dateWidth });
    sheet.put(date, styles.small, { y: y + 16, width: dateWidth - 10 });
  });
  lines.forEach(([text, style], at) => {
    sheet.tagged(at === 0 ? "H3" : "P", () => sheet.put(text, style, main));
    sheet.y += heights[at] ?? 0;
  });
  pairs(sheet, facts, beside);
  sheet.y += 11;
}

function linesOf(day: ItineraryDay, { t, locale }: JourneyContext): [string, TextStyle][] {
  const facts = dayFacts(day, (key, values) => t(`TourPage.day.${key}`, values), locale);
  const texts: [string, TextStyle][] = [
    [day.title, { ...styles.heading, size: 12 }],
    [facts.join(" · "), styles.small],
    [day.text, styles.text],
  ];
  return texts.filter(([text]) => text !== "");
}

function nightFacts({ meals, night, stay }: ItineraryDay, { t, locale }: JourneyContext): Pair[] {
  const names = meals.map((meal) => t(`Vocabulary.meals.${meal}`));
  const where = (place: string) =>
    stay
      ? [stay.name, stay.type_text, t(`Vocabulary.level.${stay.level}`)].join(" · ")
      : t("TourPage.day.toBeConfirmed", { place });
  return [
    [t("TourPage.day.meals"), mealsText(names, locale) || t("TourPage.day.noMeals")],
    ...(night ? [[t("TourPage.day.stay"), where(night.name)] satisfies Pair] : []),
  ];
}
