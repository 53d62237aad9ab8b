import type { ReactNode } from "react";
import { SiteLink } from "./site-link";

interface SectionProps {
  id?: string;
  title: string;
  /** A short text under the title. */
  lead?: string;
  /** A link at the end of the title's line, e.g. to the whole list. */
  more?: { href: string; text: string };
  children: ReactNode;
  className?: string;
}

/** A section of a page: its title, perhaps a link to more, and what it holds. */
export function Section({ id, title, lead, more, children, className = "" }: SectionProps) {
  return (
    <section id={id} className={`section ${className}`}>
      <div className="column">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-12">
          <div className="max-w-2xl">
            <h2 className="text-section">{title}</h2>
            {lead && <p className="mt-3 text-lead text-muted">{lead}</p>}
          </div>
          {more && (
            <SiteLink
              href={more.href}
              className="font-semibold text-small text-terracotta-deep underline decoration-1 decoration-terracotta underline-offset-6 hover:decoration-2"
            >
              {more.text}
            </SiteLink>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
