import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import type { NavLink } from "./navigation";

interface LinkListProps {
  links: NavLink[];
  className?: string;
  /** Further `<li>`s. */
  children?: ReactNode;
}

/** A plain list of links; how it looks is the matter of what is around it. */
export function LinkList({ links, className, children }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ href, text }) => (
        <li key={text}>
          <SiteLink href={href}>{text}</SiteLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
