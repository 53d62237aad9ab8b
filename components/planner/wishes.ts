import { LevelSchema } from "@/lib/contract/vocabulary";
import { maybe, oneOf, type UrlPart, wholeNumber } from "../url-state/url-part";
import { urlSpelling } from "../url-state/url-spelling";

/** What somebody may hope for, in the order in which it is asked. */
export const wishes = [
  "calves",
  "crossings",
  "cats",
  "elephants",
  "chimps",
  "kilimanjaro",
  "beach",
  "quiet",
  "family",
] as const;
export type Wish = (typeof wishes)[number];

export const months = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export const mostDays = 30;
export const mostAdults = 12;
const mostChildren = 8;

type Level = (typeof LevelSchema.options)[number];

/** Ages as people type them: `8, 11` or `8 und 11`. */
const ages: UrlPart<number[]> = {
  read: (text) =>
    (text.match(/\d+/g) ?? [])
      .map(Number)
      .filter((age) => age < 18)
      .slice(0, mostChildren),
  write: (all) => all.join(","),
  usual: [],
};

const anyWish: UrlPart<Wish[]> = {
  read: (text) => {
    const words = text.split(",");
    return wishes.filter((wish) => words.includes(wish));
  },
  write: (all) => all.join(","),
  usual: [],
};

const upTo = (most: number) =>
  maybe({
    read: (text) => {
      const number = wholeNumber.read(text);
      return number !== null && number >= 1 ? Math.min(number, most) : null;
    },
  });

/** What was asked for, in the address. */
export const wishesSpelling = urlSpelling<{
  month: (typeof months)[number] | null;
  days: number | null;
  adults: number | null;
  children: number[];
  level: Level | null;
  wish: Wish[];
}>({
  month: oneOf(months),
  days: upTo(mostDays),
  adults: upTo(mostAdults),
  children: ages,
  level: oneOf(LevelSchema.options),
  wish: anyWish,
});

/** What a journey is looked for by. */
export interface Wishes {
  /** 1 to 12; null for any. */
  month: number | null;
  days: number;
  adults: number;
  children: number[];
  level: Level | null;
  wish: Wish[];
}

const usual = { days: 8, adults: 2 };

/** The same with what is taken where nothing is said. */
export function completeWishes(asked: ReturnType<typeof wishesSpelling.read> | null): Wishes {
  return {
    month: asked?.month ? Number(asked.month) : null,
    days: asked?.days ?? usual.days,
    adults: asked?.adults ?? usual.adults,
    children: asked?.children ?? [],
    level: asked?.level ?? null,
    wish: asked?.wish ?? [],
  };
}
