import type { ReactNode } from "react";

interface TourSectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Left out on paper. */
  screenOnly?: boolean;
  /** Beside the title, e.g. a switch for the whole section. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the tour's page, in the column beside the price. */
export function TourSection({ id, title, lead, aside, screenOnly, children }: TourSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className={`pt-14 md:pt-20 ${screenOnly ? "print:hidden" : "print:pt-8"}`}
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
        <h2 id={`${id}-title`} className="text-[clamp(1.625rem,2.6vw,2.125rem)] leading-tight">
          {title}
        </h2>
        {aside}
      </div>
      {lead && <p className="-mt-2 mb-8 max-w-(--container-text) text-lead text-muted">{lead}</p>}
      {children}
    </section>
  );
}
