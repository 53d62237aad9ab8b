import { Icon } from "@/components/ui/icons";
import { type Locale, localeNames } from "@/lib/i18n/locales";
import type { PagePaths } from "@/lib/site/page-paths";
import { LanguageLinks } from "./language-links";
import type { Words } from "./words";

interface LanguageSwitchProps {
  paths: PagePaths;
  locale: Locale;
  words: Words;
}

/** Opens the list of languages; works without a script. */
export function LanguageSwitch({ paths, locale, words }: LanguageSwitchProps) {
  return (
    <details data-menu className="group relative">
      <summary
        aria-label={words("changeLanguage", { name: localeNames[locale] })}
        className="flex h-(--topbar) list-none items-center gap-1 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden"
      >
        {localeNames[locale]}
        <Icon name="chevronDown" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <LanguageLinks
        paths={paths}
        locale={locale}
        className="absolute top-full right-0 z-10 min-w-44 rounded-picture border border-line bg-card py-2 text-ink text-small shadow-float"
        linkClassName="flex min-h-11 items-center px-5 hover:bg-paper-deep aria-current:font-semibold aria-current:text-terracotta-deep"
      />
    </details>
  );
}
