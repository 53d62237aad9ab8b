import Link from "next/link";
import type { AnchorHTMLAttributes, ReactNode } from "react";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  href: string;
  children: ReactNode;
}

/** A link within the site navigates without a reload; one that leads elsewhere is a plain link. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const inside = href.startsWith("/") && !href.startsWith("//");
  // Prefetching every card of a list costs a phone more than the click saves.
  return inside ? <Link href={href} prefetch={false} {...rest} /> : <a href={href} {...rest} />;
}
