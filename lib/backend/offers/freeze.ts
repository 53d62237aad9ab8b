import { createHash } from "node:crypto";
import { businessDay } from "@/lib/clock";
import type { Locale } from "@/lib/contract/locale";
import { locales } from "@/lib/contract/locales";
import {
  type Draft,
  type Drafted,
  type DraftLine,
  draftedVariants,
  type Sent,
  type SentVariant,
  type SentWords,
  wholeLine,
} from "@/lib/contract/offer-document";
import { priceLineText } from "@/lib/i18n/price-line-text";
import { translator } from "@/lib/i18n/translator";
import { addDays } from "@/lib/pricing/days";
import { type OfferProblem, offerPrice, offerProblems } from "@/lib/pricing/offer-price";
import type { PartyPrice, PriceLine } from "@/lib/pricing/party-price";
import { refundTable } from "@/lib/pricing/refund";
import { roomsIn } from "@/lib/pricing/usual-rooms";
import { bookedTour } from "../bookings/guest/booked-tour";
import { type ReferenceData, referenceData } from "../catalogue/reference-data";
import { pictureHere } from "../reviews/kept-photograph";
import { partyTerms } from "./party-terms";
import { nameIn, resolveWords, wordsIn } from "./resolve-words";

/**
 * Everything that an offer says as it is now: whatever is imported later.
 *
 * @param into in all languages, unless it is only looked at
 */
export async function freeze(typed: Draft, into: readonly Locale[] = locales): Promise<Sent> {
  // However many are usual is said for good.
  const draft = { ...typed, rooms: roomsIn(typed) };
  const { tour } = await bookedTour(draft.tour, "en");
  const { currency } = tour.facts.prices;
  const [variants, party] = await Promise.all([
    Promise.all(draftedVariants(draft).map((each) => freezeVariant(each, currency, into))),
    partyTerms(draft),
  ]);
  const words = variants.flatMap((variant) => Object.values(variant.words));
  const pictures = new Set(words.flatMap(picturesIn));
  return {
    schema: 2,
    draft,
    ends: addDays(draft.starts, Math.max(...draft.variants.map(({ days }) => days.length)) - 1),
    variants,
    pictures: Object.fromEntries(
      await Promise.all([...pictures].map(async (url) => [url, await pictureHash(url)] as const)),
    ),
    ...(party && { party }),
  };
}

/** The addresses of every picture of a journey: above it, and of its days. */
export function picturesIn({ picture, days }: Pick<SentWords, "picture" | "days">): string[] {
  const all = days.flatMap(({ over, pictures = [], under }) => [
    ...(over?.pictures ?? []),
    ...pictures,
    ...(under?.pictures ?? []),
  ]);
  return [picture, ...all].map(({ url }) => url);
}

async function freezeVariant(
  variant: Drafted,
  currency: string,
  into: readonly Locale[],
): Promise<SentVariant> {
  const words = await Promise.all(
    into.map(async (locale) => [locale, await resolveWords(variant, locale)] as const),
  );
  return {
    id: variant.id,
    ends: lastDay(variant),
    ...(await priceOf(variant, currency, businessDay())),
    words: Object.fromEntries(words),
  };
}

/** What a variant costs as of a day, what its lines are called, and what a cancellation gives back. */
export async function priceOf(
  variant: Drafted,
  currency: string,
  today: string,
): Promise<Pick<SentVariant, "price" | "line_words" | "refund">> {
  const price = offerPrice(variant, today, currency);
  return {
    price,
    line_words: await wordsOfLines(variant.lines, price),
    refund: refundTable(today, {
      starts: variant.starts,
      totalMinor: price.total_minor,
      depositMinor: price.deposit_minor,
      paidMinor: 0,
      depositPaidOn: today,
    }).map(({ from, until, keptMinor }) => ({ from, until, kept_minor: keptMinor })),
  };
}

/** The day on which a variant ends. */
export const lastDay = ({ starts, days }: Pick<Drafted, "starts" | "days">) =>
  addDays(starts, days.length - 1);

/** The hash of what was sent, whatever order the database gives its parts in. */
export function documentHash(sent: Sent): string {
  return createHash("sha256")
    .update(JSON.stringify(inOrder(sent)))
    .digest("hex");
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, inOrder(each)]),
  );
}

async function pictureHash(url: string): Promise<string> {
  return createHash("sha256")
    .update((await pictureHere(url)) ?? url)
    .digest("hex");
}

/** What lines are called, in all languages, where the catalogue has no words for them. */
export async function wordsOfLines(
  lines: DraftLine[],
  price: PartyPrice,
): Promise<SentVariant["line_words"]> {
  const own = new Set(price.lines.flatMap((line) => (line.kind === "own" ? [line.key] : [])));
  const named = lines.filter(({ id }) => own.has(id));
  const inLanguages = await Promise.all(
    locales.map(async (locale) => [locale, await referenceData(locale)] as const),
  );
  const all = inLanguages.map(([locale]) => [locale, translator(locale)("Offer.total")]);
  return Object.fromEntries([
    ...named.map((line) => [
      line.id,
      Object.fromEntries(
        inLanguages.map(([locale, words]) => [locale, lineText(line, locale, words)]),
      ),
    ]),
    ...(own.has(wholeLine) ? [[wholeLine, Object.fromEntries(all)]] : []),
  ]);
}

function lineText({ of, text }: DraftLine, locale: Locale, words: ReferenceData): string {
  const written = text && wordsIn(text, locale).text;
  return written || (of ? changedText(of, locale, words) : "");
}

/** What a line of the catalogue is called once its amount is another: without what it was reckoned from. */
function changedText(line: PriceLine, locale: Locale, words: ReferenceData): string {
  const t = translator(locale);
  switch (line.kind) {
    case "adults":
      return t("TourPrice.lines.changed.adults", { count: line.count });
    case "child":
      return t("TourPrice.lines.changed.child", { age: line.age });
    case "season":
      return t(`Vocabulary.season.${line.key}`);
    case "extra":
      return words.lists.extras[line.key] ?? line.text;
    case "own":
      return line.text;
    case "deal":
    case "coupon":
      return t("TourPrice.lines.changed.discount");
    case "single_supplement":
      return t("TourPrice.lines.single_supplement", { count: line.count });
    case "small_party":
    case "adjustment":
      return t(`TourPrice.lines.${line.kind}`);
  }
}

/** A price with its lines called as in a language. */
export function priceIn(
  { price, line_words }: Pick<SentVariant, "price" | "line_words">,
  locale: Locale,
): PartyPrice {
  const lines = price.lines.map((line) =>
    line.kind === "own" ? { ...line, text: line_words[line.key]?.[locale] ?? line.text } : line,
  );
  return { ...price, lines };
}

/** Why an offer cannot be sent: nobody to send it to, nothing to read, or nothing that could be paid. */
export async function problemsOf(
  { name, email }: { name: string; email: string },
  draft: Draft,
): Promise<OfferProblem[]> {
  const variants = draftedVariants(draft);
  const problems = await Promise.all(variants.map(problemsOfVariant));
  const haveSameName = locales.some(
    (locale) => new Set(variants.map((each) => nameIn(each, locale))).size < variants.length,
  );
  return [
    ...(name === "" || email === "" ? (["no_guest"] as const) : []),
    ...(haveSameName ? (["same_names"] as const) : []),
    ...(draft.blank && !(draft.title && wordsIn(draft.title, "en").text)
      ? (["no_title"] as const)
      : []),
    ...new Set(problems.flat()),
  ];
}

async function problemsOfVariant(variant: Drafted): Promise<OfferProblem[]> {
  const { days } = await resolveWords(variant, "en");
  const unnamed = variant.lines.some(
    (line) => !line.of && !(line.text && wordsIn(line.text, "en").text),
  );
  return [
    ...(unnamed || days.some(({ title }) => title === "") ? (["no_words"] as const) : []),
    ...offerProblems(variant, businessDay()),
  ];
}

/** What the lines of a draft are called at the desk, by their ids. */
export function lineTexts(lines: DraftLine[]): Record<string, string> {
  const t = translator("en");
  return Object.fromEntries(
    lines.map(({ id, of, text }) => [
      id,
      of ? priceLineText(of, t) : text ? wordsIn(text, "en").text : "",
    ]),
  );
}
