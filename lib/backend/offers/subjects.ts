import type { Locale } from "@/lib/contract/locale";
import type { Sent } from "@/lib/contract/offer-document";
import { priceLineText } from "@/lib/i18n/price-line-text";
import { translator } from "@/lib/i18n/translator";
import { priceIn } from "./freeze";

type Told = Pick<Sent, "draft" | "words" | "price" | "line_words">;

/** What each day is called in a question about it: the same when it is moved. */
export const daySubjects = ({ draft }: Told): string[] => draft.days.map(({ id }) => `day:${id}`);

/** The same of each line of the price; what a typed total adds has no line in the draft. */
export const lineSubjects = ({ draft, price }: Told): string[] =>
  price.lines.map((_, at) => `line:${draft.lines[at]?.id ?? "adjustment"}`);

/** What a subject is called in a language; undefined where it is no longer part of what was sent. */
export function subjectText(sent: Told, subject: string, locale: Locale): string | undefined {
  const t = translator(locale);
  const day = sent.words[locale]?.days[daySubjects(sent).indexOf(subject)];
  if (day) return `${t("TourPage.day.label", { day: day.day })}, ${day.title}`;
  const line = priceIn(sent, locale).lines[lineSubjects(sent).indexOf(subject)];
  return line && priceLineText(line, t);
}
