import type { Content } from "@/lib/backend/content/content";
import { type Locale, locales } from "@/lib/i18n/locales";
import { textsOf } from "./content-texts";
import { monthNames, monthSpans } from "./month-spans";
import { crossing } from "./patterns-by-language";

/**
 * Where a text says otherwise than a fact: the months of the crossings in each language; heights,
 * kilometres on foot and the longest drive in English, which the other languages are held against.
 */
export function factsInTexts(content: Content): string[] {
  return [
    ...locales.flatMap((locale) => crossings(content, locale)),
    ...heights(content),
    ...[...content.tours.keys()].flatMap((id) => [
      ...walked(content, id),
      ...longestDrive(content, id),
      ...flights(content, id),
    ]),
  ];
}

const middle = /(?:mid-|mitte |mi-|mediados de |metà |meados de )/;

/** Sentences that say when the Mara is crossed, and mean other months than the map of the herds. */
function crossings(content: Content, locale: Locale): string[] {
  const facts = content.migration?.crossings ?? [];
  const first = monthNames(locale)[(facts[0] ?? 1) - 1] ?? "";
  const half = new RegExp(`${middle.source}${first}`, "iu");
  // Elsewhere it is the sea that is crossed.
  const ofTheMara = textsOf(content, locale).filter(([, text]) => /\bMara\b/.test(text));
  return ofTheMara.flatMap(([at, text]) =>
    text
      .replaceAll(/(?<=[^\n])\n(?=[^\n|-])/g, " ")
      .split(/(?<=[.!?])\s|\n/)
      .filter((sentence) => crossing[locale].test(sentence))
      .flatMap((sentence) => {
        const said = monthSpans(sentence, locale).map(({ months }) => months.join());
        const isOff = said.length > 0 && !said.includes(facts.join());
        return isOff || half.test(sentence)
          ? [`${at}: “${sentence}”, and the Mara is crossed in ${facts.join()}`]
          : [];
      }),
  );
}

/** Heights that a day names, above or below all of its own way. */
function heights(content: Content): string[] {
  return [...content.days.values()].flatMap(({ id, value: { altitude } }) => {
    const text = content.words.days.en.get(id)?.value.text ?? "";
    if (!altitude) return [];
    const all = [altitude.from, altitude.to, altitude.top ?? altitude.to];
    return [...text.matchAll(/(\d,\d{3})\s+m\b/g)]
      .map(([, figure = ""]) => Number(figure.replace(",", "")))
      .filter((figure) => figure < Math.min(...all) || figure > Math.max(...all))
      .map((figure) => `days/${id}: names ${figure} m, and is between ${all.join(", ")}`);
  });
}

const textOf = (content: Content, tour: string) => {
  const words = content.words.tours.en.get(tour)?.value;
  return words ? [words.tagline, words.overview, words.summary, ...words.reasons].join("\n") : "";
};

const daysOf = (content: Content, tour: string) =>
  (content.tours.get(tour)?.value.days ?? []).flatMap(
    ({ block }) => content.days.get(block)?.value ?? [],
  );

/** “About 62 km on foot”: what its days add up to. */
function walked(content: Content, tour: string): string[] {
  const sum = daysOf(content, tour).reduce((km, { walk }) => km + (walk?.km ?? 0), 0);
  return [
    ...textOf(content, tour).matchAll(/\b(\d+) km\s+(?:on\s+foot|in\s+all|there\s+and\s+back)/g),
  ]
    .filter(([, km]) => Math.abs(Number(km) - sum) > 1)
    .map(([said]) => `tours/${tour}: says “${said}”, and walks ${sum} km`);
}

const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const quarter = 0.25;

/** “Never more than four hours on the road”; before the next animals is another thing: a park lies between. */
function longestDrive(content: Content, tour: string): string[] {
  const longest = Math.max(0, ...daysOf(content, tour).map(({ drive }) => drive?.hours ?? 0));
  const all =
    /\b(?:no|never)\b[^.]*\b(?:more|longer)\s+than\s+(?:about\s+)?(\w+)\s+hours\s+(?:on\s+the|of|$)\s*(?:road|driving)(?!\s+before)/gim;
  return [...textOf(content, tour).matchAll(all)]
    .filter(([, hours = ""]) => {
      const most = numbers.indexOf(hours) + 1;
      return most > 0 && longest > most + quarter;
    })
    .map(([said]) => `tours/${tour}: says “${said}”, and drives ${longest} hours`);
}

/** “An hour’s flight”, “one hour by air”. */
function flights(content: Content, tour: string): string[] {
  const hours = daysOf(content, tour).flatMap(({ flight }) => flight?.hours ?? []);
  const all =
    /(?<!more\s+than\s+)(?<!about\s+)\b(?:an?|one)\s+hour(?:’s\s+flight|\s+by\s+air)|by\s+air,\s+in\s+an\s+hour/gi;
  return [...textOf(content, tour).matchAll(all)]
    .filter(() => !hours.includes(1))
    .map(([said]) => `tours/${tour}: says “${said}”, and flies ${hours.join()} hours`);
}
