import { Icon } from "@/components/ui/icons";
import { SiteLink } from "@/components/ui/site-link";
import { MegaPanel } from "./mega-panel";
import type { NavEntry } from "./navigation";
import { currency } from "./navigation-current";
import type { Words } from "./words";

interface MainNavProps {
  entries: NavEntry[];
  /** The path of this page, to mark where one is. */
  here: string | undefined;
  nav: Words;
}

/**
 * The navigation of wide screens. A panel opens when its entry is pointed at or its arrow is
 * pressed; both without a script, and the entries themselves lead to list pages.
 */
export function MainNav({ entries, here, nav }: MainNavProps) {
  return (
    <nav aria-label={nav("main")} className="mr-2 hidden h-full xl:block">
      <ul className="flex h-full items-center gap-5 2xl:gap-7">
        {entries.map((entry) => (
          <li key={entry.id} className="mega-item flex h-full items-center">
            <SiteLink href={entry.href} aria-current={currency(entry, here)} className="nav-link">
              {entry.text}
            </SiteLink>
            {entry.panel && (
              <>
                <details data-menu name="main-nav">
                  <summary
                    aria-label={nav("show", { name: entry.text })}
                    className="grid h-11 w-6 list-none place-items-center [&::-webkit-details-marker]:hidden"
                  >
                    <Icon name="chevronDown" className="size-4 opacity-70" />
                  </summary>
                </details>
                <MegaPanel panel={entry.panel} title={entry.text} here={here} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
