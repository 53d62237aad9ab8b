import { listText } from "./list-text";
import { type Locale, languages } from "./locales";

/** Things whose names begin with a capital, as one sentence begins: `Lions, leopards and hippos`. */
export function nounList(names: readonly string[], locale: Locale): string {
  const { tag } = languages[locale];
  const within = names.map((name, at) =>
    // German writes every noun with a capital.
    at === 0 || locale === "de" ? name : name.toLocaleLowerCase(tag),
  );
  return listText(within, locale);
}
