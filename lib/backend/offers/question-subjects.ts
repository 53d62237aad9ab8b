import type { Locale } from "@/lib/contract/locale";
import { type Draft, type Sent, type SentVariant, wholeLine } from "@/lib/contract/offer-document";
import { priceLineText } from "@/lib/i18n/price-line-text";
import { translator } from "@/lib/i18n/translator";
import { shownLines } from "@/lib/pricing/offer-price";
import { priceIn } from "./freeze";

interface Told {
  draft: Draft;
  variant: SentVariant;
}

const drafted = ({ draft, variant }: Told) =>
  draft.variants.find(({ id }) => id === variant.id) ?? draft.variants[0];

/** What each day is called in a question about it: the same when it is moved, or copied to a version. */
export const daySubjects = (told: Told): string[] =>
  (drafted(told)?.days ?? []).map(({ id }) => `day:${id}`);

/** The same of each line of the price; what a typed total adds has no line in the draft. */
export function lineSubjects(told: Told): string[] {
  const { lines } = told.variant.price;
  const shown = shownLines(drafted(told)?.lines ?? []).map(({ id }) => id);
  const [first] = lines;
  const ids = first?.kind === "own" && first.key === wholeLine ? [wholeLine, ...shown] : shown;
  return lines.map((_, at) => `line:${ids[at] ?? "adjustment"}`);
}

/** What a subject is called in a language; undefined where it is no longer part of what was sent. */
export function subjectText(
  { draft, variants }: Sent,
  subject: string,
  locale: Locale,
): string | undefined {
  const t = translator(locale);
  for (const variant of variants) {
    const told = { draft, variant };
    const day = variant.words[locale]?.days[daySubjects(told).indexOf(subject)];
    if (day) return `${t("TourPage.day.label", { day: day.day })}, ${day.title}`;
    const line = priceIn(variant, locale).lines[lineSubjects(told).indexOf(subject)];
    if (line) return priceLineText(line, t);
  }
  return undefined;
}
