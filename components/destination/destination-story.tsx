import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Destination } from "@/lib/contract/destinations";
import { textLink } from "@/lib/site/text-links";
import { Markdown } from "../ui/markdown";
import { Still } from "../ui/still/still";

interface DestinationStoryProps {
  place: Destination;
  /** What a reader can do next. */
  children: ReactNode;
}

/** What a place is like, with what makes it special and what to do beside it. */
export function DestinationStory({ place, children }: DestinationStoryProps) {
  const t = useTranslations("Destinations");
  return (
    <div className="column section grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,39rem)_minmax(20rem,1fr)] min-[100rem]:gap-x-32">
      <Still>
        <Markdown text={place.body} resolve={textLink} className="lg:text-[1.125rem]" />
      </Still>
      <aside className="grid content-start gap-10 md:max-lg:grid-cols-2 md:max-lg:gap-x-12 min-[100rem]:grid-cols-2 min-[100rem]:gap-x-16">
        {place.highlights.length > 0 && (
          <div>
            <h2 className="text-[1.5rem] leading-tight">{t("highlights")}</h2>
            <ul className="mt-4 grid gap-0">
              {place.highlights.map((highlight) => (
                <li key={highlight} className="border-line border-t py-3">
                  {highlight}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          {place.activities.length > 0 && (
            <>
              <h2 className="text-[1.5rem] leading-tight">{t("activities")}</h2>
              <p className="mt-3 mb-10 text-muted">
                {place.activities.map((activity) => activity.text).join("\u00a0· ")}
              </p>
            </>
          )}
          {children}
        </div>
      </aside>
    </div>
  );
}
