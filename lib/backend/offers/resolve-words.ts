import type { Locale } from "@/lib/contract/locale";
import type {
  DraftDay,
  Drafted,
  OwnWords,
  SentBeside,
  SentDay,
  SentWords,
} from "@/lib/contract/offer-document";
import type { Label, Picture } from "@/lib/contract/shared";
import type { ItineraryDay } from "@/lib/contract/tours";
import { photographFolder } from "@/lib/site/picture-address";
import { bookedTour } from "../bookings/guest/booked-tour";
import { itinerary, stayOf } from "../catalogue/itinerary";
import { labels } from "../catalogue/labels";
import type { ReferenceData } from "../catalogue/reference-data";
import { photographColours } from "./offer-photographs";

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
  const [{ tour, title, picture, words }, colours] = await Promise.all([
    bookedTour(draft.tour, locale),
    photographColours(draft.days),
  ]);
  const { includes, excludes, tips } = tour.facts;
  const letter = wordsIn(draft.letter, locale);
  const days = draft.days.map((day, at) => ({
    ...resolveDay(day, at, words, locale),
    ...resolveBeside(day, colours, locale),
  }));
  const listOf = (keys: string[]) => (draft.blank ? [] : labels(words.lists.inclusions, keys));
  return {
    name: draft.name ? wordsIn(draft.name, locale).text : "",
    title: (draft.title && wordsIn(draft.title, locale).text) || (draft.blank ? "" : title),
    letter: letter.text,
    letter_language: letter.other,
    short_language: shortLanguage(draft, locale),
    days,
    inclusions: ownList(draft.includes, locale) ?? listOf(includes),
    exclusions: ownList(draft.excludes, locale) ?? listOf(excludes),
    tips: draft.blank ? [] : tips.flatMap((key) => words.lists.tips[key] ?? []),
    picture: (draft.blank && pictureOfDays(days, words)) || picture,
  };
}

/** The language of what is short and nobody has put into the guest's; null where all is in it. */
function shortLanguage(draft: Drafted, locale: Locale): Locale | null {
  const { name, title, includes, excludes, lines } = draft;
  const ofLines = lines.map(({ of, hidden, text }) => (of || hidden ? null : text));
  const written = [name, title, includes, excludes, ...ofLines];
  const others = written.flatMap((words) => (words && wordsIn(words, locale).other) || []);
  return others[0] ?? null;
}

/** What we have written, one a line; undefined where nothing was. */
function ownList(words: OwnWords | null | undefined, locale: Locale): Label[] | undefined {
  const lines = (words ? wordsIn(words, locale).text : "").split("\n").map((line) => line.trim());
  const texts = lines.filter(Boolean);
  return texts.length > 0 ? texts.map((text, at) => ({ key: `own-${at}`, text })) : undefined;
}

/** The first photograph of a journey that no tour has one for, or the drawing of its first place. */
function pictureOfDays(days: SentWords["days"], words: ReferenceData): Picture | undefined {
  const [photograph] = days.flatMap(({ over, pictures = [], under }) => [
    ...(over?.pictures ?? []),
    ...pictures,
    ...(under?.pictures ?? []),
  ]);
  const drawing = days
    .flatMap(({ places }) => places.map(({ id }) => `${id}-1`))
    .find((id) => words.fact("picture", id) !== undefined);
  return photograph ?? (drawing ? words.picture(drawing) : undefined);
}

function resolveDay(
  { block, stay, title, text, meals }: DraftDay,
  at: number,
  words: ReferenceData,
  locale: Locale,
): SentDay {
  const [known] = block ? itinerary([{ block, ...(stay && { stay }) }], words) : [];
  const day: ItineraryDay = known ?? { ...emptyDay, ...nightAt(stay, words) };
  const called = title && wordsIn(title, locale);
  const told = text && wordsIn(text, locale);
  return {
    ...day,
    day: at + 1,
    title: called?.text || day.title,
    text: told?.text || day.text,
    meals: meals ?? day.meals,
    other_language: called?.other ?? told?.other ?? null,
  };
}

/** What we have put above and below a day, words and photographs. */
function resolveBeside(
  { photographs = [], ...day }: DraftDay,
  colours: Map<string, string>,
  locale: Locale,
): Pick<SentDay, "over" | "under"> {
  const put = (at: "over" | "under"): SentBeside | undefined => {
    const written = day[at];
    const said = written ? wordsIn(written, locale) : { text: "", other: null };
    const pictures = photographs.flatMap((each): Picture[] => {
      const color = colours.get(each.file);
      if (each.at !== at || !color) return [];
      const shows = each.shows ? wordsIn(each.shows, locale).text : "";
      const photograph = { focus: [50, 50] satisfies [number, number], caption: shows };
      return [{ url: `${photographFolder}${each.file}`, alt: shows, color, photograph }];
    });
    if (said.text === "" && pictures.length === 0) return undefined;
    return { text: said.text, language: said.other, pictures };
  };
  const [over, under] = [put("over"), put("under")];
  return { ...(over && { over }), ...(under && { under }) };
}

/** Where one sleeps on a day of our own. */
function nightAt(id: string | null, words: ReferenceData): Partial<ItineraryDay> {
  const place = id && words.stay(id)?.place;
  if (!id || !place) return {};
  return { stay: stayOf(id, words), night: words.places.get(place) ?? null };
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
