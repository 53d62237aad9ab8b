import type { Content, Entry } from "@/lib/backend/content/content";
import type { TourFacts } from "@/lib/backend/content/fact-schemas";
import { runsOf } from "@/lib/backend/content/run-rules";
import { weekdays } from "@/lib/contract/weekdays";
import { type Locale, languages, locales } from "@/lib/i18n/locales";
import { runMonths, runWeekdays } from "@/lib/pricing/runs";
import { textsOf } from "./content-texts";
import { factsInTexts } from "./facts-in-texts";
import { monthSpans } from "./month-spans";
import { shortWords } from "./patterns-by-language";
import { staysInTexts } from "./stays-in-texts";

/** Each place where a text says another figure, season or weekday than the facts or than the English text. */
export function disagreements(content: Content): string[] {
  return [
    ...roads(content),
    ...factsInTexts(content),
    ...staysInTexts(content),
    ...locales.flatMap((locale) => [
      ...numbers(content, locale),
      ...[...content.tours.values()].flatMap((tour) => {
        const words = content.words.tours[locale].get(tour.id)?.value;
        if (!words) return [];
        const text = [words.title, words.tagline, words.overview, words.summary, ...words.reasons];
        const said = [seasons, weekdaysNamed, shortDrives].flatMap((check) =>
          check(content, tour, text.join("\n"), locale),
        );
        return said.map((why) => `${locale}/tours/${tour.id}: ${why}`);
      }),
    ]),
  ];
}

const smallest = 13;

/** Figures above twelve, which languages spell alike, that stand in one of two texts only. */
function numbers(content: Content, locale: Locale): string[] {
  const own = new Map(textsOf(content, locale).map(([at, text]) => [at.slice(3), text]));
  return textsOf(content, "en").flatMap(([at, english]) => {
    const text = own.get(at.slice(3));
    if (text === undefined || at.endsWith(".slug")) return [];
    const [theirs, ours] = [figures(english), figures(text)];
    // “The 1960s” are told in words elsewhere.
    const decades = new Set([...english.matchAll(/(\d{4})s\b/g)].map(([, year]) => Number(year)));
    const missing = [...theirs].filter((n) => !ours.has(n) && !decades.has(n));
    const added = [...ours].filter((n) => !theirs.has(n) && !decades.has(n));
    if (missing.length + added.length === 0) return [];
    return [
      `${locale}/${at.slice(3)}: lacks ${missing.join()}, has ${added.join()} beside English`,
    ];
  });
}

function figures(text: string): Set<number> {
  const plain = text
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/(?<=\d)[\s.,’](?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d),(?=\d)/g, ".");
  const found = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
  return new Set(found.filter((figure) => figure >= smallest || !Number.isInteger(figure)));
}

/** Seasons that a tour's text names, and in which it is not the one that is sold or meant. */
function seasons(
  content: Content,
  { value: tour }: Entry<TourFacts>,
  text: string,
  locale: Locale,
): string[] {
  const runs = runsOf(content, tour);
  const sold = runs.length > 0 ? runMonths(runs) : tour.best_months;
  return monthSpans(text, locale).flatMap(({ phrase, months: named }) => {
    const outside = sold.filter((each) => !named.includes(each));
    // Within its season a tour may name a shorter time, in which it costs less.
    const isDeal = tour.deal?.months.some((each) => named.includes(each));
    const isWithin = named.every((each) => sold.includes(each));
    return outside.length > 0 && !(isDeal && isWithin)
      ? [`says “${phrase}”, and is for ${sold.join()}`]
      : [];
  });
}

/** Weekdays in a tour's text, none of which is that of its departures or its flights. */
function weekdaysNamed(
  content: Content,
  { value: tour }: Entry<TourFacts>,
  text: string,
  locale: Locale,
): string[] {
  const name = new Intl.DateTimeFormat(languages[locale].tag, { weekday: "long", timeZone: "UTC" });
  // 2 January 2028 is a Sunday.
  const named = weekdays.flatMap((_, at) => {
    const word = name.format(new Date(Date.UTC(2028, 0, 2 + at)));
    return text.toLowerCase().includes(word.toLowerCase()) ? [at] : [];
  });
  if (named.length === 0) return [];
  const rule = tour.departures?.weekday;
  const starts = rule ? [weekdays.indexOf(rule)] : runWeekdays(runsOf(content, tour));
  const isBound = starts.length < 7 && starts.some((day) => named.includes(day));
  const words = (days: number[]) => days.map((day) => weekdays[day]).join();
  return isBound ? [] : [`names ${words(named)}, and starts on ${words(starts)}`];
}

const shortHours = 4;

/** “Short drives” beside a day that is none. */
function shortDrives(
  content: Content,
  { value: tour }: Entry<TourFacts>,
  text: string,
  locale: Locale,
): string[] {
  const hours = tour.days.map(({ block }) => content.days.get(block)?.value.drive?.hours ?? 0);
  const longest = Math.max(...hours);
  const isSaid = shortWords[locale].test(text);
  return isSaid && longest > shortHours ? [`says its drives are short: ${longest} hours`] : [];
}

/** Within mountains and parks a road ends at one gate or another. */
const wide = new Set(["mountains", "national_parks"]);

/** One road of two lengths: from door to door by way of nothing else, or of the same places. */
function roads(content: Content): string[] {
  const all = [...content.days.values()].flatMap(({ id, value }) => {
    const { drive, flight, boat, walk, places } = value;
    const ends = [places[0] ?? "", places.at(-1) ?? ""].sort();
    const isWide = ends.some((place) =>
      wide.has(content.destinations.get(place)?.value.category ?? ""),
    );
    if (!drive || flight || boat || isWide || ends[0] === ends[1]) return [];
    return [{ id, ends: ends.join("–"), via: places.slice(1, -1), km: drive.km, walk }];
  });
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const isDirect = one.via.length === 0 || other.via.length === 0;
      const isSame = isDirect || one.via.toSorted().join() === other.via.toSorted().join();
      const isOff = Math.abs(one.km - other.km) > 0.1 * Math.max(one.km, other.km);
      if (one.ends !== other.ends || !isSame || !isOff) return [];
      return [`days/${one.id}: ${one.km} km, and days/${other.id}: ${other.km} km for ${one.ends}`];
    }),
  );
}
