import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Wordmark } from "@/components/ui/mark";
import { SiteLink } from "@/components/ui/site-link";
import { languages } from "@/lib/i18n/locales";
import { brand, whatsappHref } from "@/lib/site/brand";
import type { PagePaths } from "@/lib/site/paths-by-language";
import { routes } from "@/lib/site/routes";
import { AccountLink } from "./account-link";
import { HeaderBehaviour } from "./header-behaviour";
import { LanguageLinks } from "./language-links";
import type { NavEntry } from "./navigation";
import { SiteMenu } from "./site-menu";
import { WishlistCount } from "./wishlist-count";
import type { ChromeWords } from "./words";

interface SiteHeaderProps {
  entries: NavEntry[];
  paths: PagePaths;
  /** It lies over the picture a page begins with, until the page is scrolled. */
  overHero: boolean;
  chrome: ChromeWords;
}

const menuId = "site-menu";
const iconLink = "relative grid size-11 place-items-center";

export function SiteHeader({ entries, paths, overHero, chrome }: SiteHeaderProps) {
  const { layout } = chrome;
  return (
    <header className="site-header" data-over-hero={overHero || undefined}>
      <HeaderBehaviour />
      <TopBar paths={paths} chrome={chrome} />
      <div className="column flex h-(--navbar) items-center gap-1 md:gap-2">
        <SiteLink
          href={routes.home}
          aria-label={layout("home", { brand: brand.name })}
          className="mr-auto flex h-11 items-center"
        >
          <Wordmark />
        </SiteLink>
        <SiteMenu id={menuId} entries={entries} paths={paths} chrome={chrome} />
        <SiteLink href={routes.search} aria-label={layout("search")} className={iconLink}>
          <Icon name="search" />
        </SiteLink>
        <SiteLink href={routes.wishlist} className={iconLink}>
          <span className="sr-only">{layout("favourites")} </span>
          <Icon name="heart" />
          <WishlistCount className="wishlist-count" />
        </SiteLink>
        <ButtonLink href={routes.quote} className="ml-2 whitespace-nowrap max-sm:hidden">
          {layout("quote")}
        </ButtonLink>
        <button
          type="button"
          aria-label={layout("openMenu")}
          popoverTarget={menuId}
          className="-mr-2.5 grid size-11 place-items-center xl:hidden"
        >
          <Icon name="menu" className="size-6" />
        </button>
      </div>
    </header>
  );
}

interface TopBarProps {
  paths: PagePaths;
  chrome: ChromeWords;
}

/**
 * How to reach the operator, the account and the language; on phones the sheet has them. The language
 * is the last, so that it does not move under a finger when the page learns who is signed in.
 */
function TopBar({ paths, chrome: { layout, locale, hasAccounts } }: TopBarProps) {
  return (
    <div className="column hidden lg:block">
      <div className="topbar" data-clarity-mask="true">
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
