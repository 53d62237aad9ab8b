import type { OfferLibrary } from "@/lib/contract/desk/offers";
import {
  type Draft,
  type DraftDay,
  type DraftLine,
  type DraftVariant,
  type OwnWords,
  variantLetter,
} from "@/lib/contract/offer-document";
import { formatPayment } from "@/lib/i18n/format";
import { policy } from "@/lib/pricing/policy";
import { dayText, languageText, listText } from "../desk-formats";
import { lineText } from "../fields/line-text";
import { fieldWords, offerWords as words } from "../words/words";
import type { Typed } from "./use-draft";

/** What both say of the same; empty where there is none. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/**
 * What each field is called and says; null for what nobody types, or what is told part by part. Every
 * field has to be here: one that was forgotten would be lost unseen.
 */
type Told<Of> = Record<keyof Of, readonly [label: string, says: (of: Of) => string] | null>;

interface Pair<Of> {
  mine: Of | undefined;
  theirs: Of | undefined;
}

/** Everything in which two drafts of an offer differ, in plain words. */
export function offerDifferences(mine: Typed, theirs: Typed, library: OfferLibrary): Difference[] {
  const variants = { mine: mine.draft.variants, theirs: theirs.draft.variants };
  const isOnly = variants.mine.length === 1 && variants.theirs.length === 1;
  return [
    ...differing(guestTold, { mine, theirs }),
    ...differing(draftTold(library), { mine: mine.draft, theirs: theirs.draft }),
    ...pairs(variants).flatMap(({ at, ...pair }) => {
      const name = pair.mine?.name ?? pair.theirs?.name;
      const called = words.version(englishOf(name), variantLetter(at));
      return variantDifferences(pair, library).map((each) => ({
        ...each,
        label: isOnly ? each.label : `${called}: ${each.label}`,
      }));
    }),
  ];
}

function variantDifferences(variant: Pair<DraftVariant>, library: OfferLibrary): Difference[] {
  const { mine, theirs } = variant;
  const order = (one?: DraftVariant, other?: DraftVariant) =>
    one?.days.filter(({ id }) => other?.days.some((day) => day.id === id)) ?? [];
  const days = { mine: order(mine, theirs), theirs: order(theirs, mine) };
  const titles = (all: DraftDay[]) => all.map((day) => titleOf(day, library)).join("\n");
  const isMoved = days.mine.some(({ id }, at) => id !== days.theirs[at]?.id);
  return [
    ...differing(variantTold, variant),
    ...(isMoved
      ? [{ label: words.dayOrder, mine: titles(days.mine), theirs: titles(days.theirs) }]
      : []),
    ...pairs({ mine: mine?.days, theirs: theirs?.days }).flatMap(({ at, ...day }) =>
      differing(dayTold(library), day).map((each) => ({
        ...each,
        label: words.ofDay(each.label, at + 1),
      })),
    ),
    ...pairs({ mine: mine?.lines, theirs: theirs?.lines }).flatMap(({ mine, theirs }) => {
      const line = mine ?? theirs;
      return line ? differing(lineTold(nameOf(line)), { mine, theirs }) : [];
    }),
  ];
}

/** The same of either by its id, with its place: one's own, and then what the other alone has. */
function pairs<Of extends { id: string }>({ mine = [], theirs = [] }: Partial<Pair<Of[]>>) {
  const more = theirs.filter(({ id }) => !mine.some((each) => each.id === id));
  return [
    ...mine.map((each, at) => ({
      at,
      mine: each,
      theirs: theirs.find(({ id }) => id === each.id),
    })),
    ...more.map((each) => ({ at: theirs.indexOf(each), mine: undefined, theirs: each })),
  ];
}

/** What is said otherwise of one than of the other, blanks at an end aside. */
function differing<Of>(told: Told<Of>, { mine, theirs }: Pair<Of>): Difference[] {
  return Object.values<Told<Of>[keyof Of]>(told).flatMap((each) => {
    if (!each) return [];
    const [label, says] = each;
    const both = { mine: mine ? says(mine).trim() : "", theirs: theirs ? says(theirs).trim() : "" };
    return both.mine === both.theirs ? [] : [{ label, ...both }];
  });
}

const said = (own: OwnWords | null | undefined) =>
  Object.entries(own?.texts ?? {})
    .filter(([, text]) => text.trim())
    .map(([language, text]) => `${languageText(language)}: ${text.trim()}`)
    .sort()
    .join("\n");
const englishOf = (own: OwnWords | null | undefined) =>
  own?.texts.en ?? own?.texts[own.source] ?? "";
const money = (minor: number | null, without: string) =>
  minor === null ? without : formatPayment(minor);
const titleOf = ({ block, title }: DraftDay, library: OfferLibrary) =>
  englishOf(title) || (library.days.find(({ id }) => id === block)?.title ?? words.unnamed);
const nameOf = ({ of, text }: DraftLine) => (of ? lineText(of, []) : englishOf(text)) || words.line;

const guestTold: Told<Typed> = {
  name: [fieldWords.name, ({ name }) => name],
  email: [fieldWords.email, ({ email }) => email],
  language: [fieldWords.language, ({ language }) => languageText(language)],
  draft: null,
};

const draftTold = (library: OfferLibrary): Told<Draft> => ({
  schema: null,
  blank: null,
  variants: null,
  tour: [words.tour, ({ tour }) => library.tours.find(({ id }) => id === tour)?.title ?? tour],
  starts: [words.starts, ({ starts }) => dayText(starts)],
  adults: [fieldWords.adults, ({ adults }) => String(adults)],
  children: [fieldWords.ages, ({ children }) => children.join(", ")],
  rooms: [fieldWords.rooms, ({ rooms }) => (rooms ? String(rooms) : fieldWords.usual)],
  party_change: [
    words.partyChange,
    ({ party_change = policy.offerPartyChange }) => words.partyChangeBy(party_change),
  ],
  title: [words.ownTitle, ({ title }) => said(title)],
  letter: [words.letter, ({ letter }) => said(letter)],
  includes: [words.includes, ({ includes }) => said(includes)],
  excludes: [words.excludes, ({ excludes }) => said(excludes)],
  balance_due: [
    words.balanceDue,
    ({ balance_due }) => (balance_due ? dayText(balance_due) : words.byRule),
  ],
  valid_until: [words.validUntil, ({ valid_until }) => dayText(valid_until)],
});

const variantTold: Told<DraftVariant> = {
  id: null,
  like: null,
  days: null,
  lines: null,
  asked: null,
  name: [words.versionName, ({ name }) => said(name)],
  total_minor: [words.total, ({ total_minor }) => money(total_minor, words.sumOfLines)],
  deposit_minor: [words.deposit, ({ deposit_minor }) => money(deposit_minor, words.byRule)],
  priced_days: [
    words.pricedDays,
    ({ priced_days }) => (priced_days === undefined ? "" : words.found(priced_days)),
  ],
};

const dayTold = (library: OfferLibrary): Told<DraftDay> => ({
  id: null,
  block: [
    words.whichDay,
    ({ block }) => library.days.find(({ id }) => id === block)?.title ?? block ?? words.unnamed,
  ],
  stay: [
    words.lodge,
    ({ stay }) => library.stays.find(({ id }) => id === stay)?.name ?? stay ?? words.noLodge,
  ],
  title: [words.dayTitle, ({ title }) => said(title)],
  over: [words.dayOver, ({ over }) => said(over)],
  text: [words.dayText, ({ text }) => said(text)],
  under: [words.dayUnder, ({ under }) => said(under)],
  photographs: [
    words.photographs,
    ({ photographs = [] }) =>
      photographs
        .map(({ file, at, shows }) =>
          // Two photographs without words are told apart by their names.
          [file.slice(0, 6), at === "over" ? words.above : words.below, said(shows)]
            .filter(Boolean)
            .join(", "),
        )
        .join("\n"),
  ],
  meals: [
    words.mealsHeading,
    ({ meals }) => (meals ? listText(meals.map((meal) => words.meals[meal])) : ""),
  ],
});

const lineTold = (name: string): Told<DraftLine> => ({
  id: null,
  of: [name, ({ of }) => (of ? lineText(of, []) : "")],
  text: [name, ({ text }) => said(text)],
  amount_minor: [words.amountOf(name), ({ amount_minor }) => formatPayment(amount_minor)],
  hidden: [words.hideOf(name), ({ hidden }) => (hidden ? words.yes : "")],
});
