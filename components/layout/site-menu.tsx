import { Icon } from "@/components/ui/icons";
import { Wordmark } from "@/components/ui/mark";
import type { PagePaths } from "@/lib/site/page-paths";
import { MenuBar } from "./menu-bar";
import { MenuFoot } from "./menu-foot";
import { NavItem } from "./nav-item";
import type { NavEntry } from "./navigation";
import type { ChromeWords } from "./words";

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
        <nav aria-label={nav("main")} className="xl:h-full">
          <ul className="nav-list">
            {entries.map((entry) => (
              <NavItem key={entry.id} entry={entry} here={paths[locale]} nav={nav} />
            ))}
          </ul>
        </nav>
        <MenuFoot paths={paths} chrome={chrome} />
      </div>
      <MenuBar layout={layout} />
    </div>
  );
}
