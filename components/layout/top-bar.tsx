import { Icon } from "@/components/ui/icons";
import { languages } from "@/lib/i18n/locales";
import { brand, whatsappHref } from "@/lib/site/brand";
import type { PagePaths } from "@/lib/site/page-paths";
import { AccountLink } from "./account-link";
import { LanguageLinks } from "./language-links";
import type { ChromeWords } from "./words";

interface TopBarProps {
  paths: PagePaths;
  chrome: ChromeWords;
}

/**
 * How to reach the operator, the account and the language; on phones the sheet has them. The language
 * is the last, so that it does not move under a finger when the page learns who is signed in.
 */
export function TopBar({ paths, chrome: { layout, locale, hasAccounts } }: TopBarProps) {
  return (
    <div className="column hidden lg:block">
      <div className="topbar">
        <a href={brand.phoneHref} aria-label={layout("phone", { number: brand.phone })}>
          {brand.phone}
        </a>
        <a href={whatsappHref(layout("whatsappText", { brand: brand.name }))}>
          {layout("whatsapp")}
        </a>
        <a
          href={`mailto:${brand.email}`}
          aria-label={layout("email", { address: brand.email })}
          className="mr-auto"
        >
          {brand.email}
        </a>
        {hasAccounts && <AccountLink signIn={layout("signIn")} account={layout("account")} />}
        <details className="language-switch">
          <summary aria-label={layout("changeLanguage", { name: languages[locale].name })}>
            {languages[locale].name}
            <Icon name="chevronDown" className="size-4" />
          </summary>
          <LanguageLinks paths={paths} locale={locale} />
        </details>
      </div>
    </div>
  );
}
