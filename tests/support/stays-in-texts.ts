import type { Content } from "@/lib/backend/content/content";
import { type Locale, locales } from "@/lib/i18n/locales";
import { textsOf } from "./content-texts";
import { agesFrom, nightsIn } from "./patterns-by-language";

const minutes = /(\d+)(?:\s?(?:to|bis|à|ou|o|y|a|-)\s?(\d+))?\s(?:minutes|Minuten|minutos|minuti)/;
const stayLink = /\]\(page:\/Lodges-and-Camps\/([a-z0-9-]+)\)/g;
const tourOrStayLink = /\]\((?:page:\/Lodges-and-Camps\/|tour:)([a-z0-9-]+)\)([^[.]*)/g;

/**
 * Where the text about a place says another way to the gate, or another age of children, than the facts do; and
 * where the text of a tour has nights in a park outside which its stays are.
 */
export function staysInTexts(content: Content): string[] {
  return locales.flatMap((locale) => [
    ...textsOf(content, locale)
      .filter(([at]) => at.startsWith(`${locale}/destinations/`))
      .flatMap(([at, text]) => [
        ...gates(content, text).map((why) => `${at}: ${why}`),
        ...ages(content, text, locale).map((why) => `${at}: ${why}`),
      ]),
    ...nights(content, locale),
  ]);
}

/** Nights that a tour's text puts in a park while every stay it has there is outside the gate. */
function nights(content: Content, locale: Locale): string[] {
  const outside = new Map<string, string[]>();
  for (const { id, value: tour } of content.tours.values()) {
    const stays = tour.days.flatMap(({ stay = "" }) => content.stays.get(stay)?.value ?? []);
    const places = new Set(stays.map(({ place }) => place));
    const parks = [...places].filter(
      (place) =>
        content.destinations.get(place)?.value.category === "national_parks" &&
        stays.every((stay) => stay.place !== place || stay.park?.inside === false),
    );
    outside.set(id, parks);
  }
  return textsOf(content, locale).flatMap(([at, text]) => {
    const [, id = ""] = /\/tours\/([^.]+)/.exec(at) ?? [];
    return (outside.get(id) ?? []).flatMap((park) => {
      const name = content.words.destinations[locale].get(park)?.value.name;
      const before = name ? text.replace(/\s+/g, " ").split(name).slice(0, -1) : [];
      return before.some((part) => nightsIn[locale].test(part))
        ? [`${at}: has nights in ${name}, and they are outside its gate`]
        : [];
    });
  });
}

/** Minutes in a line or sentence that leads to stays: from the nearest of them to the farthest. */
function gates(content: Content, text: string): string[] {
  // A list names its stays in the sentence after the one with the minutes.
  const parts = text
    .split("\n")
    .flatMap((line) => (line.startsWith("- ") ? [line] : sentences(line)));
  return parts.flatMap((part) => {
    const known = [...part.matchAll(stayLink)].flatMap(
      ([, id = ""]) => content.stays.get(id)?.value.park?.gate_minutes ?? [],
    );
    const said = minutes.exec(part);
    if (!said || known.length === 0) return [];
    const [phrase, from, to] = said;
    const [nearest, farthest] = [Math.min(...known), Math.max(...known)];
    return Number(from) === nearest && Number(to ?? from) === farthest
      ? []
      : [`says “${phrase}” of what is ${nearest} to ${farthest} minutes from the gate`];
  });
}

/** “From 8 years” behind a link to a tour or a stay, before the next link. */
function ages(content: Content, text: string, locale: Locale): string[] {
  return [...text.matchAll(tourOrStayLink)].flatMap(([, id = "", after = ""]) => {
    const age = agesFrom[locale].exec(after)?.[1];
    const known =
      content.stays.get(id)?.value.children_from ?? content.tours.get(id)?.value.min_age;
    if (age === undefined || Number(age) === known) return [];
    return [`takes children from ${age} years where ${id} does from ${known}`];
  });
}

function sentences(line: string): string[] {
  return line.split(/(?<=[.!?])\s/);
}
