import { useTranslations } from "next-intl";
import type { DestinationCard } from "@/lib/contract/destinations";
import type { DestinationCategory as Category } from "@/lib/contract/vocabulary";
import { DestinationCard as Card } from "./destination-card";
import { DestinationTile } from "./destination-tile";

const accents: Record<Category, string> = {
  national_parks: "bg-gold",
  mountains: "bg-night",
  rivers_lakes: "bg-acacia",
  beach_islands: "bg-lake",
  towns_cities: "bg-terracotta",
};

interface DestinationCategoryProps {
  category: Category;
  places: DestinationCard[];
}

/**
 * The places of one kind: the first two large, the others in a grid, three or four wide so that none
 * stands alone in the last row.
 */
export function DestinationCategory({ category, places }: DestinationCategoryProps) {
  const t = useTranslations("Destinations");
  const words = useTranslations("Vocabulary.destination_category");
  const [first, second, ...rest] = places;
  const large = [first, second].filter((place) => place !== undefined);
  return (
    <section id={category} className="column py-14 md:py-20">
      <div className={`h-1 w-16 ${accents[category]}`} />
      <div className="mt-4 mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-section">{words(category)}</h2>
        <p className="figures text-muted text-small">{t("count", { count: places.length })}</p>
      </div>
      <div className="mb-12 grid gap-4 md:grid-cols-[1.5fr_1fr]">
        {large.map((place) => (
          <DestinationTile
            key={place.id}
            destination={place}
            large
            sizes="(min-width: 768px) 660px, 92vw"
            className="aspect-16/10 md:aspect-auto md:h-96"
          />
        ))}
      </div>
      <div
        className={`grid gap-x-7 sm:grid-cols-2 ${rest.length % 4 === 1 && rest.length % 3 !== 1 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
      >
        {rest.map((place) => (
          <Card key={place.id} destination={place} />
        ))}
      </div>
    </section>
  );
}
