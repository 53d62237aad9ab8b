import { useTranslations } from "next-intl";
import type { DestinationCard as DestinationCardData } from "@/lib/contract/destinations";
import { formatMoney } from "@/lib/i18n/format";
import { destinationPath } from "@/lib/site/routes";
import { CardPicture } from "../media/card-picture";
import { SiteLink } from "../ui/site-link";

/**
 * A destination in a list: its picture, one sentence, and best time, season, rate and tours. In a
 * grid without gaps between rows each of them stands level across the cards, however long the words.
 */
export function DestinationCard({ destination }: { destination: DestinationCardData }) {
  const t = useTranslations("DestinationCard");
  const { rate, tour_count: tours } = destination;
  const facts = [
    { name: t("bestTime"), value: destination.best_time, row: "row-start-1" },
    { name: t("highSeason"), value: destination.high_season, row: "row-start-2" },
    {
      name: t("rate"),
      value: rate ? t("fromPerDay", { price: formatMoney(rate.amount_minor) }) : "",
      row: "row-start-3",
    },
    { name: t("tourCount"), value: tours > 0 ? String(tours) : "", row: "row-start-4" },
  ].filter(({ value }) => value !== "");
  return (
    <article className="group relative row-span-7 grid grid-rows-subgrid pb-12">
      <CardPicture
        picture={destination.picture}
        sizes="(min-width: 1024px) 24vw, (min-width: 640px) 46vw, 92vw"
      />
      <h3 className="mt-4 text-[1.5rem] leading-tight">
        <SiteLink
          href={destinationPath(destination.slug)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {destination.name}
        </SiteLink>
      </h3>
      <p className="mt-1.5 mb-4 text-muted text-small">{destination.tagline}</p>
      <dl className="figures row-span-4 grid grid-cols-[auto_1fr] grid-rows-subgrid gap-x-4 border-line border-t pt-3 text-note">
        {facts.map(({ name, value, row }) => (
          <div key={name} className="contents">
            <dt className={`pb-1 text-muted ${row}`}>{name}</dt>
            <dd className={`pb-1 text-balance ${row}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
