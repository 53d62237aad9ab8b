import type { PagePaths } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { AccountLink } from "./account-link";
import { LanguageLinks } from "./language-links";
import { LinkList } from "./link-list";
import type { ChromeWords } from "./words";

interface MenuFootProps {
  paths: PagePaths;
  chrome: ChromeWords;
}

/** What the sheet of phones holds besides the navigation, and wide screens show elsewhere. */
export function MenuFoot({ paths, chrome: { layout, nav, locale, hasAccounts } }: MenuFootProps) {
  const links = [
    { href: routes.departures, text: nav("departures") },
    { href: routes.wishlist, text: layout("favourites") },
    { href: routes.contact, text: layout("contact") },
  ];
  return (
    <div className="menu-foot xl:hidden">
      <LinkList links={links} className="mt-5">
        {hasAccounts && (
          <li>
            <AccountLink signIn={layout("signIn")} account={layout("account")} />
          </li>
        )}
      </LinkList>
      <p className="mt-4 border-line border-t pt-4 text-muted text-note">{layout("language")}</p>
      <LanguageLinks paths={paths} locale={locale} />
    </div>
  );
}
