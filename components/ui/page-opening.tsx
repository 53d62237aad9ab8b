import type { ReactNode } from "react";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { Picture } from "../media/picture";

interface PageOpeningProps {
  title: string;
  lead?: string | undefined;
  picture: Pick<PictureData, "url" | "color">;
  /** Stands above the title, such as where the page is in the site. */
  above?: ReactNode;
}

/** A page's name and what it is for, beside a picture; on narrow screens below a strip of it. */
export function PageOpening({ title, lead, picture, above }: PageOpeningProps) {
  return (
    <header className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_calc(50%-2rem)] lg:items-center">
      <div>
        {above}
        {/* Small enough on a phone for one line in either font: what is below does not move. */}
        <h1 className="mt-3 text-[clamp(1.75rem,4.2vw,3.25rem)] leading-[1.08]">{title}</h1>
        {lead && <p className="mt-5 max-w-(--container-text) text-lead text-muted">{lead}</p>}
      </div>
      <Picture
        picture={{ ...picture, alt: "" }}
        sizes="(min-width: 1600px) 660px, (min-width: 1024px) 44vw, 92vw"
        priority
        className="aspect-5/2 w-full rounded-picture max-lg:order-first lg:aspect-8/5 print:hidden"
      />
    </header>
  );
}
