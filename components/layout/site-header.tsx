import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Wordmark } from "@/components/ui/mark";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/i18n/locales";
import { brand } from "@/lib/site/brand";
import type { PagePaths } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { HeaderBehaviour } from "./header-behaviour";
import { MainNav } from "./main-nav";
import { MenuSheet } from "./menu-sheet";
import type { NavEntry } from "./navigation";
import { TopBar } from "./top-bar";
import { WishlistCount } from "./wishlist-count";
import type { Words } from "./words";

interface SiteHeaderProps {
  entries: NavEntry[];
  paths: PagePaths;
  locale: Locale;
  overHero: boolean;
  words: Words;
  nav: Words;
  /** What the sheet of phones holds. */
  menu: ReactNode;
}

const iconLink =
  "relative grid size-11 place-items-center rounded-full transition-colors hover:text-terracotta";

export function SiteHeader({
  entries,
  paths,
  locale,
  overHero,
  words,
  nav,
  menu,
}: SiteHeaderProps) {
  return (
    <>
      <HeaderBehaviour />
      <header className="site-header" data-over-hero={overHero || undefined}>
        <TopBar paths={paths} locale={locale} words={words} />
        <div className="column flex h-(--navbar) items-center gap-1 md:gap-2">
          <SiteLink
            href={routes.home}
            aria-label={words("home", { brand: brand.name })}
            className="mr-auto flex h-11 items-center"
          >
            <Wordmark className="text-[1.625rem] xl:text-[1.75rem]" />
          </SiteLink>
          <MainNav entries={entries} here={paths[locale]} nav={nav} />
          <SiteLink href={routes.search} aria-label={words("search")} className={iconLink}>
            <Icon name="search" />
          </SiteLink>
          <SiteLink href={routes.wishlist} className={iconLink}>
            <span className="sr-only">{words("favourites")} </span>
            <Icon name="heart" />
            <WishlistCount className="figures absolute top-0.5 right-0 grid min-w-[1.125rem] place-items-center rounded-chip bg-terracotta px-1 font-semibold text-[0.6875rem] text-white leading-[1.125rem]" />
          </SiteLink>
          <ButtonLink
            href={routes.quote}
            className="ml-2 hidden whitespace-nowrap px-5 sm:inline-flex"
          >
            {words("quote")}
          </ButtonLink>
          <MenuSheet open={words("openMenu")} close={words("closeMenu")} label={words("menu")}>
            {menu}
          </MenuSheet>
        </div>
      </header>
    </>
  );
}
