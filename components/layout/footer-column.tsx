import { SiteLink } from "@/components/ui/site-link";
import type { NavLink } from "./navigation";

interface FooterColumnProps {
  title: string;
  links: NavLink[];
  className?: string;
  listClassName?: string;
}

export function FooterColumn({ title, links, className = "", listClassName }: FooterColumnProps) {
  return (
    <nav aria-label={title} className={`text-small ${className}`}>
      <h3 className="font-sans font-semibold text-mist text-note tracking-normal">{title}</h3>
      <ul className={`mt-2 ${listClassName ?? ""}`}>
        {links.map((link) => (
          <li key={link.href + link.text}>
            <SiteLink
              href={link.href}
              className="inline-flex min-h-11 items-center py-1 leading-snug underline-offset-4 hover:underline md:min-h-9"
            >
              {link.text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
