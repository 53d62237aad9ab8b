import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Wordmark } from "@/components/ui/mark";
import { Still } from "@/components/ui/still/still";
import { brand, whatsappHref } from "@/lib/site/brand";
import type { PagePaths } from "@/lib/site/paths-by-language";
import { routes } from "@/lib/site/routes";
import { AccountLink } from "./account-link";
import { LanguageLinks } from "./language-links";
import { LinkList } from "./link-list";
import { NavItem } from "./nav-item";
import type { NavEntry } from "./navigation";
import type { ChromeWords, Words } from "./words";

interface SiteMenuProps {
  id: string;
  entries: NavEntry[];
  paths: PagePaths;
  chrome: ChromeWords;
}

/**
 * The navigation: a line with panels on wide screens, and on phones a sheet that the menu button
 * opens. Both work without a script.
 */
export function SiteMenu({ id, entries, paths, chrome }: SiteMenuProps) {
  const { layout, nav, locale } = chrome;
  return (
    <div id={id} popover="auto" className="site-menu">
      <div className="column flex h-16 shrink-0 items-center justify-between xl:hidden">
        <Wordmark />
        <button
          type="button"
          aria-label={layout("closeMenu")}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="-mr-2.5 grid size-11 place-items-center"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div className="site-menu-body">
        <Still as="nav" aria-label={nav("main")} className="xl:h-full">
          <ul className="nav-list">
            {entries.map((entry) => (
              <NavItem key={entry.id} entry={entry} here={paths[locale]} nav={nav} />
            ))}
          </ul>
        </Still>
        <MenuFoot paths={paths} chrome={chrome} />
      </div>
      <MenuBar layout={layout} />
    </div>
  );
}

/** At the foot of the sheet: ask for a quote, or reach a person. */
function MenuBar({ layout }: { layout: Words }) {
  const contacts = [
    { href: brand.phoneHref, icon: "phone", label: layout("phone", { number: brand.phone }) },
    {
      href: whatsappHref(layout("whatsappText", { brand: brand.name })),
      icon: "whatsapp",
      label: layout("whatsappChat"),
    },
    {
      href: `mailto:${brand.email}`,
      icon: "mail",
      label: layout("email", { address: brand.email }),
    },
  ] as const;
  return (
    <div className="menu-bar xl:hidden">
      <ButtonLink href={routes.quote} className="flex-1 whitespace-nowrap">
        {layout("quote")}
      </ButtonLink>
      {contacts.map(({ href, icon, label }) => (
        <a key={icon} href={href} aria-label={label}>
          <Icon name={icon} className="size-5.5" />
        </a>
      ))}
    </div>
  );
}

interface MenuFootProps {
  paths: PagePaths;
  chrome: ChromeWords;
}

/** What the sheet of phones holds besides the navigation, and wide screens show elsewhere. */
function MenuFoot({ paths, chrome: { layout, nav, locale, hasAccounts } }: MenuFootProps) {
  const links = [
    { href: routes.departures, text: nav("departures") },
    { href: routes.wishlist, text: layout("favourites") },
    { href: routes.contact, text: layout("contact") },
  ];
  return (
    <div className="menu-foot xl:hidden">
      <LinkList links={links} className="mt-5">
        {hasAccounts && (
          <li data-clarity-mask="true">
            <AccountLink signIn={layout("signIn")} account={layout("account")} />
          </li>
        )}
      </LinkList>
      <p className="mt-4 border-line border-t pt-4 text-muted text-note">{layout("language")}</p>
      <LanguageLinks paths={paths} locale={locale} />
    </div>
  );
}
