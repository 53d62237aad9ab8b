import { SiteLink } from "@/components/ui/site-link";
import type { NavLink } from "./navigation";

/** A plain list of links; how it looks is the matter of what is around it. */
export function LinkList({ links, className }: { links: NavLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, text }) => (
        <li key={text}>
          <SiteLink href={href}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
