import { useTranslations } from "next-intl";
import type { DestinationCard as DestinationCardData } from "@/lib/contract/destinations";
import { formatMoney } from "@/lib/i18n/format";
import { destinationPath } from "@/lib/site/routes";
import { CardPicture } from "../media/card-picture";
import { CardLink } from "../ui/card-link";

/**
 * A destination in a list: its picture, one sentence, and best time, season, rate and tours. In a
 * grid without gaps between rows each of them stands level across the cards, however long the words;
 * on a phone it is a row with a small picture, so that all places can be looked through.
 */
export function DestinationCard({ destination }: { destination: DestinationCardData }) {
  const t = useTranslations("DestinationCard");
  const { rate, tour_count: tours } = destination;
  const facts = [
    { name: t("bestTime"), value: destination.best_time, row: "sm:row-start-1" },
    { name: t("highSeason"), value: destination.high_season, row: "sm:row-start-2" },
    {
      name: t("rate"),
      value: rate ? t("fromPerDay", { price: formatMoney(rate.amount_minor) }) : "",
      row: "sm:row-start-3",
    },
    { name: t("tourCount"), value: tours > 0 ? String(tours) : "", row: "sm:row-start-4" },
  ].filter(({ value }) => value !== "");
  return (
    <article className="group relative grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-line border-t py-5 max-[23rem]:grid-cols-[6rem_minmax(0,1fr)] sm:row-span-7 sm:grid-cols-1 sm:grid-rows-subgrid sm:border-t-0 sm:pt-0 sm:pb-12">
      <CardPicture
        picture={destination.picture}
        sizes="(min-width: 1024px) 24vw, (min-width: 640px) 46vw, 7.5rem"
        className="aspect-4/3 max-sm:row-span-2 max-sm:self-start"
      />
      <h3 className="text-[1.25rem] leading-tight sm:mt-4 sm:text-[1.5rem]">
        <CardLink href={destinationPath(destination.slug)}>{destination.name}</CardLink>
      </h3>
      <p className="mt-1 text-muted text-small sm:mt-1.5 sm:mb-4">{destination.tagline}</p>
      <dl className="figures col-span-2 mt-4 grid grid-cols-subgrid gap-x-4 gap-y-2 text-note sm:col-span-1 sm:row-span-4 sm:mt-0 sm:grid-cols-[auto_1fr] sm:grid-rows-subgrid sm:gap-y-0 sm:border-line sm:border-t sm:pt-3">
        {facts.map(({ name, value, row }) => (
          <div key={name} className="sm:contents">
            <dt className={`text-muted sm:pb-1 ${row}`}>{name}</dt>
            <dd className={`text-balance sm:pb-1 ${row}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
