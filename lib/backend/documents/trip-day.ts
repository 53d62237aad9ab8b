import type { Locale } from "@/lib/contract/locale";
import type { SentBeside, SentDay } from "@/lib/contract/offer-document";
import type { ItineraryDay } from "@/lib/contract/tours";
import { dayFacts, mealsText } from "@/lib/i18n/day-texts";
import { formatWeekday } from "@/lib/i18n/format";
import { languageName } from "@/lib/i18n/language-name";
import { addDays } from "@/lib/pricing/days";
import type { JourneyContext } from "./booking-context";
import { colors, contentWidth, page, styles, type TextStyle } from "./document-style";
import { inParts } from "./in-parts";
import type { Block } from "./picture-rows";
import type { Sheet } from "./sheet";
import { pairHeight, pairs } from "./sheet-parts";

const dateWidth = 84;
const main = { x: page.left + dateWidth, width: contentWidth - dateWidth };
const beside = { ...main, labels: 68, value: { ...styles.small, color: colors.ink } };
const dayLabel = { ...styles.strong, color: colors.acacia };

type Pair = [label: string, value: string];
/** A day of a tour, or of a journey that was made for its guest. */
type TripDay = ItineraryDay &
  Partial<Pick<SentDay, "over" | "under" | "other_language" | "title_language">>;

/** One day of the journey: its number and date, what happens, what is eaten, where one sleeps. */
export function tripDay(
  sheet: Sheet,
  day: TripDay,
  context: JourneyContext,
  pictures: DayPictures = {},
): void {
  const { t, locale, view } = context;
  const blocks = blocksOf(sheet, day, context, pictures);
  const facts = nightFacts(day, context);
  const factHeights = facts.map((fact) => pairHeight(sheet, fact, beside));
  const factsHeight = factHeights.reduce((sum, each) => sum + each, 0);
  const height = blocks.reduce((sum, block) => sum + block.height, factsHeight);
  // A day that is longer than a page, or has pictures, begins where there is room and goes on behind it.
  const flows = height > page.bottom - page.top || Object.keys(pictures).length > 0;
  const first = blocks.slice(0, 3).reduce((sum, block) => sum + block.height, 0);
  sheet.ensure(flows ? Math.max(140, first) : height);
  const { y } = sheet;
  const date = formatWeekday(addDays(view.starts, day.day - 1), locale);
  sheet.tagged("P", () => {
    sheet.put(t("TourPage.day.label", { day: day.day }), dayLabel, { y: y + 2, width: dateWidth });
    sheet.put(date, styles.small, { y: y + 16, width: dateWidth - 10 });
  });
  blocks.forEach((block, at) => {
    // Meals and the night stay with the last of what they belong to.
    if (flows) sheet.ensure(block.height + (at === blocks.length - 1 ? factsHeight : 0));
    block.draw();
  });
  pairs(sheet, facts, beside);
  sheet.y += 11;
}

/** Pictures around what a day says, in its own column. */
export interface DayPictures {
  over?: Block[];
  under?: Block[];
}

/** The column that a day is told in. */
export const dayColumn = main;

function blocksOf(
  sheet: Sheet,
  day: TripDay,
  context: JourneyContext,
  { over = [], under = [] }: DayPictures,
): Block[] {
  const { t, locale } = context;
  const facts = dayFacts(day, (key, values) => t(`TourPage.day.${key}`, values), locale);
  const isTitleAlone = day.title_language !== day.other_language;
  const head: [string, TextStyle][] = [
    [day.title, { ...styles.heading, size: 12 }],
    [facts.join(" · "), styles.small],
    [isTitleAlone ? told("otherTitle", day.title_language, context) : "", styles.small],
    ...besideLines(day.over, context),
  ];
  const text: [string, TextStyle][] = [
    [told("other", day.other_language, context), styles.small],
    ...paragraphs(day.text),
    ...besideLines(day.under, context),
  ];
  const lines = (texts: [string, TextStyle][], isHead: boolean): Block[] =>
    texts
      .filter(([words]) => words !== "")
      .flatMap(([words, style]) => {
        const parts = inParts(sheet, words, style, main.width);
        return parts.map((part, at) => ({ ...part, style, gap: at < parts.length - 1 ? 0 : 3 }));
      })
      .map(({ part, style, gap, ...going }, at) => {
        const height = sheet.height(part, style, main.width) + gap;
        const tag = isHead && at === 0 ? "H3" : "P";
        const draw = () => {
          sheet.tagged(tag, () => sheet.put(part, style, { ...main, align: "start", ...going }));
          sheet.y += height;
        };
        return { height, draw };
      });
  return [...lines(head, true), ...over, ...lines(text, false), ...under];
}

/** Words of our own above or below a day, and in which language where it is another. */
function besideLines(
  beside: SentBeside | undefined,
  context: JourneyContext,
): [string, TextStyle][] {
  if (!beside) return [];
  const { text, language } = beside;
  return [[text && told("other", language, context), styles.small], ...paragraphs(text)];
}

/** Says that a part is in another language than the document; nothing where it is not. */
const told = (
  part: "other" | "otherTitle",
  language: Locale | null | undefined,
  { t, locale }: JourneyContext,
) => (language ? t(`Offer.${part}`, { language: languageName(language, locale) }) : "");

const paragraphs = (text: string): [string, TextStyle][] =>
  text.split(/\n{2,}/).map((each) => [each.trim(), styles.text]);

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
