import { useLocale, useTranslations } from "next-intl";
import type { Locale } from "@/lib/contract/locales";

/** What a language is called in another. */
export const languageName = (language: Locale, locale: string): string =>
  new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;

/** Says that what follows is in another language than the page. */
export function OtherLanguage({ language }: { language: Locale | null }) {
  const t = useTranslations("Offer");
  const locale = useLocale();
  if (!language) return null;
  return (
    <p className="mb-1 text-muted text-note">
      {t("other", { language: languageName(language, locale) })}
    </p>
  );
}
