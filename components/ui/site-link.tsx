import type { AnchorHTMLAttributes, ReactNode } from "react";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  href: string;
  children: ReactNode;
}

/**
 * A link. One within the site navigates without a reload, as every such link of a page does
 * (`components/layout/follow-links.ts`): a page has hundreds, and none needs a script of its own.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return <a href={href} {...rest} />;
}
