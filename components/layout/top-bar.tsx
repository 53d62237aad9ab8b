import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/i18n/locales";
import { brand, whatsappHref } from "@/lib/site/brand";
import type { PagePaths } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { LanguageSwitch } from "./language-switch";
import type { Words } from "./words";

interface TopBarProps {
  paths: PagePaths;
  locale: Locale;
  words: Words;
}

const link = "flex h-(--topbar) items-center underline-offset-4 hover:underline";

/** How to reach the operator, the language and the account; on phones it is in the sheet. */
export function TopBar({ paths, locale, words }: TopBarProps) {
  return (
    <div className="site-topbar hidden text-note lg:block">
      <div className="column">
        <div className="flex h-(--topbar) items-center gap-6 border-current/15 border-b">
          <a
            href={brand.phoneHref}
            aria-label={words("phone", { number: brand.phone })}
            className={`figures ${link}`}
          >
            {brand.phone}
          </a>
          <a href={whatsappHref(words("whatsappText", { brand: brand.name }))} className={link}>
            {words("whatsapp")}
          </a>
          <a
            href={`mailto:${brand.email}`}
            aria-label={words("email", { address: brand.email })}
            className={`mr-auto ${link}`}
          >
            {brand.email}
          </a>
          <LanguageSwitch paths={paths} locale={locale} words={words} />
          <SiteLink href={routes.login} className={link}>
            {words("signIn")}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
