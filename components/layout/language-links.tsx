import { type Locale, languages, locales } from "@/lib/i18n/locales";
import { absoluteUrl } from "@/lib/site/domains";
import type { PagePaths } from "@/lib/site/paths-by-language";
import { routes } from "@/lib/site/routes";

interface LanguageLinksProps {
  /** Where this page is on each domain; a language without it leads to its home page. */
  paths: PagePaths;
  locale: Locale;
}

/** This page in each language; how the list looks is the matter of what is around it. */
export function LanguageLinks({ paths, locale }: LanguageLinksProps) {
  return (
    <ul>
      {locales.map((each) => (
        <li key={each}>
          <a
            href={absoluteUrl(each, paths[each] ?? routes.home)}
            hrefLang={each}
            lang={each}
            aria-current={each === locale ? "true" : undefined}
          >
            {languages[each].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
