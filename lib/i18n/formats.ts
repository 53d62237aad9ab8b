import { type Locale, languages } from "./locales";

// Making a format takes as long as using it a hundred times: each is made once.
function kept<S, F>(make: (tag: string, style: S) => F): (locale: Locale, style?: S) => F {
  const formats = new Map<string, F>();
  return (locale, style = {} as S) => {
    const key = locale + JSON.stringify(style);
    const format = formats.get(key) ?? make(languages[locale].tag, style);
    formats.set(key, format);
    return format;
  };
}

/** How days are written in a language. */
export const dateFormat = kept(
  (tag, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...style, timeZone: "UTC" }),
);

export const numberFormat = kept(
  (tag, style: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, style),
);

export const listFormat = kept(
  (tag, style: Intl.ListFormatOptions) => new Intl.ListFormat(tag, style),
);
