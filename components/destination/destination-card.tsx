import { useTranslations } from "next-intl";
import type { DestinationCard as DestinationCardData } from "@/lib/contract/destinations";
import { formatMoney } from "@/lib/i18n/format";
import { destinationPath } from "@/lib/site/routes";
import { CardPicture } from "../media/card-picture";
import { SiteLink } from "../ui/site-link";

interface DestinationCardProps {
  destination: DestinationCardData;
  /** The rank that fits the page's order of headings. */
  heading?: "h2" | "h3" | "h4";
  sizes?: string;
  priority?: boolean;
  className?: string;
}

/**
 * A destination in a list: its picture, one sentence, and rate, best time, season and tours. In a
 * grid without gaps between rows these four parts stand level across the cards.
 */
export function DestinationCard({
  destination,
  heading: Heading = "h3",
  sizes,
  priority,
  className = "",
}: DestinationCardProps) {
  const t = useTranslations("DestinationCard");
  const facts = [
    { name: t("bestTime"), value: destination.best_time },
    { name: t("highSeason"), value: destination.high_season },
    destination.rate && {
      name: t("rate"),
      value: t("fromPerDay", { price: formatMoney(destination.rate.amount_minor) }),
    },
    destination.tour_count > 0 && {
      name: t("tourCount"),
      value: String(destination.tour_count),
    },
  ].filter((fact) => fact && fact.value !== "") as { name: string; value: string }[];
  return (
    <article className={`group relative row-span-4 grid grid-rows-subgrid ${className}`}>
      <CardPicture picture={destination.picture} sizes={sizes} priority={priority} />
      <Heading className="mt-4 text-[1.5rem] leading-tight">
        <SiteLink
          href={destinationPath(destination.slug)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {destination.name}
        </SiteLink>
      </Heading>
      <p className="mt-1.5 mb-4 text-muted text-small">{destination.tagline}</p>
      <dl className="figures grid grid-cols-[auto_1fr] content-start gap-x-5 gap-y-1 border-line border-t pt-3 text-note">
        {facts.map((fact) => (
          <div key={fact.name} className="contents">
            <dt className="text-muted">{fact.name}</dt>
            <dd className="text-balance">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
