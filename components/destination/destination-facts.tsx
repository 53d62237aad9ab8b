import { useFormatter, useTranslations } from "next-intl";
import type { Destination } from "@/lib/contract/destinations";
import { formatMoney } from "@/lib/i18n/format";

/** The facts of a place in one line. */
export function DestinationFacts({ place }: { place: Destination }) {
  const t = useTranslations("Destinations");
  const format = useFormatter();
  const facts: [string, string | null][] = [
    [t("bestTime"), place.best_time],
    [t("highSeason"), place.high_season],
    [t("rate"), place.rate && formatMoney(place.rate.amount_minor)],
    [
      t("elevation"),
      place.elevation_m === null ? null : `${format.number(place.elevation_m)}\u00a0m`,
    ],
    [t("area"), place.area_km2 === null ? null : `${format.number(place.area_km2)}\u00a0km²`],
  ];
  return (
    <dl className="column figures mt-10 grid grid-cols-2 gap-x-8 gap-y-6 sm:max-lg:even-threes lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.map(([name, value]) =>
        value ? (
          <div
            key={name}
            className="border-gold border-t-2 pt-3 max-sm:first:nth-last-[odd]:col-span-2"
          >
            <dt className="text-muted text-note">{name}</dt>
            <dd className="font-semibold text-[1.1875rem] leading-snug">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
