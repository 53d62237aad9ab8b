import type { Locale } from "@/lib/contract/locales";
import type { OwnWords } from "@/lib/contract/offer-document";
import { TextArea } from "../../form/text-area";
import { TextField } from "../../form/text-field";
import { languageText } from "../desk-formats";
import { offerWords as words } from "../words/words";

interface WordsFieldProps {
  id: string;
  label: string;
  value: OwnWords | null;
  /** The guest's. */
  language: Locale;
  rows?: number;
  most: number;
  /** What is wrong with what is written. */
  error?: string | undefined;
  onChange(value: OwnWords | null): void;
}

/** Whether there are words, but none in the guest's language. */
export const isNotIn = (words: OwnWords | null, language: Locale): boolean =>
  words !== null && Object.values(words.texts).some(Boolean) && !words.texts[language];

/** Words of our own, in English and in the guest's language side by side. */
export function WordsField({ id, label, value, language, rows, most, ...more }: WordsFieldProps) {
  const texts = value?.texts ?? {};
  const languages: Locale[] = language === "en" ? ["en"] : ["en", language];
  const set = (of: Locale, text: string) => {
    const next = { ...texts, [of]: text };
    if (!text) delete next[of];
    const source = next.en ? "en" : language;
    more.onChange(Object.keys(next).length > 0 ? { source, texts: next } : null);
  };
  const isMixed = isNotIn(value, language);
  return (
    <div>
      <div className={`grid gap-3 ${languages.length > 1 ? "md:grid-cols-2" : ""}`}>
        {languages.map((of, at) => {
          const field = {
            id: `${id}-${of}`,
            label: words.inLanguage(label, languageText(of)),
            value: texts[of] ?? "",
            lang: of,
            maxLength: most,
            error: at === 0 ? more.error : undefined,
          };
          return rows ? (
            <TextArea
              key={of}
              {...field}
              rows={rows}
              onChange={(event) => set(of, event.target.value)}
            />
          ) : (
            <TextField key={of} {...field} onChange={(event) => set(of, event.target.value)} />
          );
        })}
      </div>
      {isMixed && (
        <p className="mt-1 font-semibold text-small text-terracotta-deep">
          {words.untranslated(languageText(language))}
        </p>
      )}
    </div>
  );
}
