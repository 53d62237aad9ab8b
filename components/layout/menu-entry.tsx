import { Icon } from "@/components/ui/icons";
import { SiteLink } from "@/components/ui/site-link";
import type { NavEntry } from "./navigation";
import { currency } from "./navigation-current";
import type { Words } from "./words";

interface MenuEntryProps {
  entry: NavEntry;
  here: string | undefined;
  nav: Words;
}

/** An entry of the sheet: a link, and an arrow that opens what lies below it. */
export function MenuEntry({ entry, here, nav }: MenuEntryProps) {
  return (
    <li className="menu-entry border-line border-b">
      <div className="flex items-center">
        <SiteLink
          href={entry.href}
          aria-current={currency(entry, here)}
          className="flex min-h-14 flex-1 items-center font-semibold font-serif text-[1.5rem] leading-tight tracking-tight aria-current:text-terracotta-deep"
        >
          {entry.text}
        </SiteLink>
        {entry.panel && (
          <details name="menu-entry">
            <summary
              aria-label={nav("show", { name: entry.text })}
              className="-mr-2.5 grid size-11 list-none place-items-center [&::-webkit-details-marker]:hidden"
            >
              <Icon name="chevronDown" className="size-5 transition-transform" />
            </summary>
          </details>
        )}
      </div>
      {entry.panel && (
        <div className="menu-below grid grid-cols-2 gap-x-6 gap-y-5 pt-1 pb-6">
          {entry.panel.groups.map((group) => (
            <div key={group.heading}>
              <p className="text-muted text-note">{group.heading}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <SiteLink
                      href={link.href}
                      aria-current={link.href === here ? "page" : undefined}
                      className="flex min-h-11 items-center py-1.5 text-small leading-snug aria-[current=page]:text-terracotta-deep"
                    >
                      {link.text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </li>
  );
}
