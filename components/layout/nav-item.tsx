import { Picture } from "@/components/media/picture";
import { Icon } from "@/components/ui/icons";
import { SiteLink } from "@/components/ui/site-link";
import { postPath, routes } from "@/lib/site/routes";
import { LinkList } from "./link-list";
import type { NavEntry } from "./navigation";
import type { Words } from "./words";

interface NavItemProps {
  entry: NavEntry;
  /** The path of this page, to mark where one is. */
  here: string | undefined;
  nav: Words;
}

/**
 * An entry of the navigation: a link to its page, and a panel that opens when the entry is pointed
 * at or its arrow pressed.
 */
export function NavItem({ entry, here, nav }: NavItemProps) {
  return (
    <li className="nav-item">
      <SiteLink href={entry.href} aria-current={currency(entry, here)}>
        {entry.text}
      </SiteLink>
      {entry.panel && (
        <>
          <details name="main-nav">
            <summary aria-label={nav("show", { name: entry.text })}>
              <Icon name="chevronDown" />
            </summary>
          </details>
          <Panel panel={entry.panel} title={entry.text} />
        </>
      )}
    </li>
  );
}

function Panel({ panel, title }: { panel: NonNullable<NavEntry["panel"]>; title: string }) {
  return (
    <div className="mega">
      <div className="mega-columns">
        <div className="mega-intro">
          <p aria-hidden="true" className="font-semibold font-serif text-[1.75rem] leading-tight">
            {title}
          </p>
          <p className="mt-3 mb-5 text-muted text-small">{panel.lead}</p>
          <LinkList links={panel.all} className="mega-all" />
        </div>
        <div className="mega-groups">
          {panel.groups.map((group) => (
            <div key={group.heading}>
              <p>{group.heading}</p>
              <LinkList links={group.links} />
            </div>
          ))}
        </div>
        {panel.feature && (
          <SiteLink href={panel.feature.href} className="mega-feature">
            <Picture picture={panel.feature.picture} sizes="240px" alt="" />
            {panel.feature.title}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

/**
 * `page` for the entry that is this page, `true` for one whose panel holds it. A post is of the
 * journal, whichever panels name it as something to read.
 */
function currency(entry: NavEntry, here: string | undefined): "page" | "true" | undefined {
  if (here === undefined) return undefined;
  if (entry.href === here) return "page";
  if (here.startsWith(postPath(""))) return entry.href === routes.blogs ? "true" : undefined;
  const holds = entry.panel?.groups.some((group) => group.links.some(({ href }) => href === here));
  return holds ? "true" : undefined;
}
