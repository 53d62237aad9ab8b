import { SiteLink } from "./site-link";

interface CardLinkProps {
  href: string;
  className?: string;
  children: string;
}

/** The title of a card, which leads where all of the card does; the card is `group relative`. */
export function CardLink({ href, className = "", children }: CardLinkProps) {
  return (
    <SiteLink
      href={href}
      className={`underline-offset-4 after:absolute after:inset-0 group-hover:underline ${className}`}
    >
      {children}
    </SiteLink>
  );
}
