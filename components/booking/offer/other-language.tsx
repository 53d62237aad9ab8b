import { useLocale, useTranslations } from "next-intl";
import type { Locale } from "@/lib/contract/locales";
import { languageName } from "@/lib/i18n/language-name";

interface OtherLanguageProps {
  language: Locale | null | undefined;
  /** What is in it: what follows, or the title above. */
  of?: "other" | "otherTitle";
}

/** Says that something is in another language than the page. */
export function OtherLanguage({ language, of = "other" }: OtherLanguageProps) {
  const t = useTranslations("Offer");
  const locale = useLocale();
  if (!language) return null;
  return (
    <p className="mb-1 text-muted text-note">
      {t(of, { language: languageName(language, locale) })}
    </p>
  );
}
