import { Picture } from "@/components/media/picture";
import { Icon } from "@/components/ui/icons";
import { SiteLink } from "@/components/ui/site-link";
import type { NavEntry, NavLink } from "./navigation";

interface MegaPanelProps {
  panel: NonNullable<NavEntry["panel"]>;
  title: string;
  here: string | undefined;
}

/** What opens below an entry of the navigation: what it is, where it leads, one picture. */
export function MegaPanel({ panel, title, here }: MegaPanelProps) {
  return (
    <div className="mega">
      <div className="column grid grid-cols-[15rem_1fr_17rem] gap-12 py-10">
        <div>
          <p aria-hidden="true" className="font-semibold font-serif text-[1.75rem] leading-tight">
            {title}
          </p>
          <p className="mt-3 text-muted text-small">{panel.lead}</p>
          <ul className="mt-5">
            {panel.all.map((link) => (
              <li key={link.href}>
                <SiteLink
                  href={link.href}
                  className="inline-flex min-h-9 items-center gap-2 font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
                >
                  {link.text}
                  <Icon name="arrowRight" className="size-4" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex gap-10">
          {panel.groups.map((group) => (
            <div key={group.heading} className="min-w-0 flex-1">
              <p className="border-line border-b pb-2 text-muted text-note">{group.heading}</p>
              <ul className="mt-2">
                {group.links.map((link) => (
                  <PanelLink key={link.href} link={link} here={here} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        {panel.feature && (
          <SiteLink href={panel.feature.href} className="group/feature block">
            <Picture
              picture={panel.feature.picture}
              sizes="272px"
              alt=""
              className="aspect-[4/3] w-full rounded-picture"
            />
            <span className="mt-3 block font-serif text-[1.125rem] leading-snug underline-offset-4 group-hover/feature:underline">
              {panel.feature.title}
            </span>
          </SiteLink>
        )}
      </div>
    </div>
  );
}

function PanelLink({ link, here }: { link: NavLink; here: string | undefined }) {
  return (
    <li>
      <SiteLink
        href={link.href}
        aria-current={link.href === here ? "page" : undefined}
        className="group/link block py-1.5 text-body leading-snug aria-[current=page]:text-terracotta-deep"
      >
        <span className="underline-offset-4 group-hover/link:underline">{link.text}</span>
        {link.note && <span className="block text-muted text-note">{link.note}</span>}
      </SiteLink>
    </li>
  );
}
