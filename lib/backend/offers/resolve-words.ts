import type { Locale } from "@/lib/contract/locale";
import type { DraftDay, Drafted, OwnWords, SentWords } from "@/lib/contract/offer-document";
import type { ItineraryDay } from "@/lib/contract/tours";
import { bookedTour } from "../bookings/guest/booked-tour";
import { itinerary } from "../catalogue/itinerary";
import { labels } from "../catalogue/labels";
import type { ReferenceData } from "../catalogue/reference-data";

interface Found {
  text: string;
  /** Where it is not the language that was asked for. */
  other: Locale | null;
}

/** Words of our own in a language; as they were written where nobody has put them into it. */
export function wordsIn({ source, texts }: OwnWords, locale: Locale): Found {
  const own = texts[locale]?.trim();
  if (own) return { text: own, other: null };
  const written = texts[source]?.trim() ?? "";
  return { text: written, other: written === "" || source === locale ? null : source };
}

/** What a draft says in a language, as its guest would read it now. */
export async function resolveWords(draft: Drafted, locale: Locale): Promise<SentWords> {
  const { tour, title, picture, words } = await bookedTour(draft.tour, locale);
  const { includes, excludes, tips } = tour.facts;
  const letter = wordsIn(draft.letter, locale);
  return {
    name: draft.name ? wordsIn(draft.name, locale).text : "",
    title: (draft.title && wordsIn(draft.title, locale).text) || title,
    letter: letter.text,
    letter_language: letter.other,
    days: draft.days.map((day, at) => resolveDay(day, at, words, locale)),
    inclusions: labels(words.lists.inclusions, includes),
    exclusions: labels(words.lists.inclusions, excludes),
    tips: tips.flatMap((key) => words.lists.tips[key] ?? []),
    picture,
  };
}

function resolveDay(
  { block, stay, title, text }: DraftDay,
  at: number,
  words: ReferenceData,
  locale: Locale,
): SentWords["days"][number] {
  const [known] = block ? itinerary([{ block, ...(stay && { stay }) }], words) : [];
  const day: ItineraryDay = known ?? { ...emptyDay };
  const called = title && wordsIn(title, locale);
  const told = text && wordsIn(text, locale);
  return {
    ...day,
    day: at + 1,
    title: called?.text || day.title,
    text: told?.text || day.text,
    other_language: called?.other ?? told?.other ?? null,
  };
}

const emptyDay: ItineraryDay = {
  day: 1,
  title: "",
  text: "",
  places: [],
  ways: [],
  drive: null,
  walk: null,
  flight: null,
  boat: null,
  altitude: null,
  meals: [],
  activities: [],
  night: null,
  stay: null,
};
