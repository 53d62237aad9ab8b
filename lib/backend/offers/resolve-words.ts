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
import { translator } from "@/lib/i18n/translator";
import { photographFolder } from "@/lib/site/picture-address";
import { bookedTour } from "../bookings/guest/booked-tour";
import { withDayPictures } from "../catalogue/day-pictures";
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
  const head = (draft.blank && pictureOfDays(days, words)) || picture;
  const listOf = (keys: string[]) => (draft.blank ? [] : labels(words.lists.inclusions, keys));
  return {
    name: nameIn(draft, locale),
    title: (draft.title && wordsIn(draft.title, locale).text) || (draft.blank ? "" : title),
    letter: letter.text,
    letter_language: letter.other,
    ...shortLanguages(draft, locale),
    days: withDayPictures(days, head, words),
    inclusions: ownList(draft.includes, locale) ?? listOf(includes),
    exclusions: ownList(draft.excludes, locale) ?? listOf(excludes),
    tips: draft.blank ? [] : tips.flatMap((key) => words.lists.tips[key] ?? []),
    picture: head,
  };
}

/** What a version is called beside others; without a name of its own by its letter. */
export function nameIn({ name, version_letter: letter }: Drafted, locale: Locale): string {
  const own = name ? wordsIn(name, locale).text : "";
  return own || (letter && translator(locale)("Offer.versions.unnamed", { letter }));
}

/** The languages of what is short and nobody has put into the guest's. */
function shortLanguages(
  { name, title, includes, excludes, lines, days }: Drafted,
  locale: Locale,
): Pick<SentWords, "short_languages" | "line_languages"> {
  const shows = days.flatMap(({ photographs = [] }) => photographs.map((each) => each.shows));
  const captions = shows.find((each) => otherOf(each, locale));
  const parts = Object.entries({ name, title, includes, excludes, captions });
  const shown = lines.filter(({ of, hidden }) => !of && !hidden);
  return {
    short_languages: others(parts, locale),
    line_languages: others(
      shown.map(({ id, text }) => [id, text]),
      locale,
    ),
  };
}

type Written = OwnWords | null | undefined;

const otherOf = (words: Written, locale: Locale) => (words ? wordsIn(words, locale).other : null);

const others = (parts: [string, Written][], locale: Locale): Record<string, Locale> =>
  Object.fromEntries(
    parts.flatMap(([part, words]) => {
      const other = otherOf(words, locale);
      return other ? [[part, other]] : [];
    }),
  );

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
    other_language: told?.other ?? null,
    title_language: called?.other ?? null,
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
    const shown = photographs.filter((each) => each.at === at && colours.has(each.file));
    const pictures = shown.map((each): Picture => {
      const color = colours.get(each.file) ?? "";
      const shows = each.shows ? wordsIn(each.shows, locale).text : "";
      const photograph = { focus: [50, 50] satisfies [number, number], caption: shows };
      return { url: `${photographFolder}${each.file}`, alt: shows, color, photograph };
    });
    if (said.text === "" && pictures.length === 0) return undefined;
    const shows_languages = shown.map(({ shows }) => otherOf(shows, locale));
    return {
      ...{ text: said.text, language: said.other, pictures },
      ...(shows_languages.some(Boolean) && { shows_languages }),
    };
  };
  const [over, under] = [put("over"), put("under")];
  return { ...(over && { over }), ...(under && { under }) };
}

/** Where one sleeps on a day of our own. */
function nightAt(id: string | null, words: ReferenceData): Partial<ItineraryDay> {
  const place = id && words.places.get(words.stay(id)?.place ?? "");
  if (!id || !place) return {};
  return { stay: stayOf(id, words), night: place, places: [place] };
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
