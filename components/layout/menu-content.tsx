import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/i18n/locales";
import { brand, whatsappHref } from "@/lib/site/brand";
import type { PagePaths } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { LanguageLinks } from "./language-links";
import { MenuEntry } from "./menu-entry";
import type { NavEntry } from "./navigation";
import type { Words } from "./words";

interface MenuContentProps {
  entries: NavEntry[];
  paths: PagePaths;
  locale: Locale;
  words: Words;
  nav: Words;
}

const quiet = "flex min-h-11 items-center gap-3";

/** What the sheet of phones holds: the navigation, the account, how to reach us, the languages. */
export function MenuContent({ entries, paths, locale, words, nav }: MenuContentProps) {
  return (
    <>
      <div className="column flex-1 overflow-y-auto overscroll-contain pb-8">
        <nav aria-label={nav("main")}>
          <ul className="border-line border-t">
            {entries.map((entry) => (
              <MenuEntry key={entry.id} entry={entry} here={paths[locale]} nav={nav} />
            ))}
          </ul>
        </nav>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 text-small">
          <li>
            <SiteLink href={routes.wishlist} className={quiet}>
              {words("favourites")}
            </SiteLink>
          </li>
          <li>
            <SiteLink href={routes.login} className={quiet}>
              {words("signIn")}
            </SiteLink>
          </li>
          <li>
            <SiteLink href={routes.search} className={quiet}>
              {words("search")}
            </SiteLink>
          </li>
          <li>
            <SiteLink href={routes.contact} className={quiet}>
              {words("contact")}
            </SiteLink>
          </li>
        </ul>
        <p className="mt-6 border-line border-t pt-5 text-muted text-note">{words("language")}</p>
        <LanguageLinks
          paths={paths}
          locale={locale}
          className="grid grid-cols-2 gap-x-6 text-small sm:grid-cols-3"
          linkClassName="flex min-h-11 items-center aria-current:font-semibold aria-current:text-terracotta-deep"
        />
      </div>
      <div className="column flex shrink-0 items-center gap-2 border-line border-t bg-card py-3">
        <ButtonLink href={routes.quote} className="flex-1">
          {words("quote")}
        </ButtonLink>
        <a
          href={brand.phoneHref}
          aria-label={words("phone", { number: brand.phone })}
          className="grid size-11 place-items-center"
        >
          <Icon name="phone" />
        </a>
        <a
          href={whatsappHref(words("whatsappText", { brand: brand.name }))}
          aria-label={words("whatsappChat")}
          className="grid size-11 place-items-center"
        >
          <Icon name="whatsapp" className="size-6" />
        </a>
        <a
          href={`mailto:${brand.email}`}
          aria-label={words("email", { address: brand.email })}
          className="grid size-11 place-items-center"
        >
          <Icon name="mail" />
        </a>
      </div>
    </>
  );
}
