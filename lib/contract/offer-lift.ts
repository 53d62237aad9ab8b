import type { Locale } from "./locale";
import type { Draft, Drafted, Sent, SentVariant, SentWords } from "./offer-document";

/** A draft from before there were variants. */
type Draft1 = Omit<Drafted, "id" | "name" | "version_letter"> & { schema: 1 };

/** What was sent before there were variants. */
interface Sent1 extends Omit<SentVariant, "id" | "words"> {
  schema: 1;
  draft: Draft1;
  words: Record<string, Omit<SentWords, "name">>;
  pictures: Sent["pictures"];
}

const only = "only";

/** A draft as it is read today, in whichever shape it was kept. */
export function liftDraft(kept: Draft | Draft1): Draft {
  if (kept.schema === 2) return kept;
  const { schema, days, lines, total_minor, deposit_minor, ...shared } = kept;
  const variant = { id: only, name: null, days, lines, total_minor, deposit_minor };
  return { ...shared, schema: 2, variants: [variant] };
}

/** Words from before it was kept which of the short ones are in another language. */
type Words2 = SentWords & { short_language?: Locale | null };

function liftWords({ short_language, ...words }: Words2): SentWords {
  return {
    ...words,
    ...(short_language && { short_languages: { some: short_language } }),
    days: words.days.map((day) => ({ title_language: day.other_language, ...day })),
  };
}

const inEach = (words: Record<string, Words2>): SentVariant["words"] =>
  Object.fromEntries(Object.entries(words).map(([locale, each]) => [locale, liftWords(each)]));

/** What was sent as it is read today: the row itself is never rewritten. */
export function liftSent(kept: Sent | Sent1): Sent {
  if (kept.schema === 2) {
    const variants = kept.variants.map((each) => ({ ...each, words: inEach(each.words) }));
    return { ...kept, variants };
  }
  const { ends, price, line_words, refund, pictures } = kept;
  const words = Object.fromEntries(
    Object.entries(kept.words).map(([locale, each]) => [locale, { ...each, name: "" }]),
  );
  const variant = { id: only, ends, price, line_words, refund, words: inEach(words) };
  return { schema: 2, draft: liftDraft(kept.draft), ends, variants: [variant], pictures };
}
