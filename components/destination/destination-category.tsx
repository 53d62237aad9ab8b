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

/** How many places of so many are large, and how many of the others stand in a row, so that each row is full. */
export function rowsOf(places: number): { large: number; columns: number } {
  for (const large of [2, 3, 1])
    for (const columns of [4, 3])
      if (places >= large && (places - large) % columns === 0) return { large, columns };
  return { large: 2, columns: 4 };
}

const columnLooks = (columns: number, others: number) => {
  if (columns === 4) return "sm:grid-cols-2 lg:grid-cols-4";
  return others % 2 === 0 ? "sm:grid-cols-2 lg:grid-cols-3" : "sm:grid-cols-3";
};

const largeLooks: Record<number, string> = {
  1: "md:h-96 md:col-span-2",
  2: "md:h-96",
  3: "md:min-h-46 md:first:row-span-2",
};

/** The places of one kind: the first ones large, the others in a grid below them. */
export function DestinationCategory({ category, places }: DestinationCategoryProps) {
  const t = useTranslations("Destinations");
  const words = useTranslations("Vocabulary.destination_category");
  const { large, columns } = rowsOf(places.length);
  const rest = places.slice(large);
  return (
    <section id={category} className="column py-14 md:py-20">
      <div className={`h-1 w-16 ${accents[category]}`} />
      <div className="mt-4 mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-section">{words(category)}</h2>
        <p className="figures text-muted text-small">{t("count", { count: places.length })}</p>
      </div>
      <div className="mb-12 grid gap-4 md:grid-cols-[1.5fr_1fr]">
        {places.slice(0, large).map((place) => (
          <DestinationTile
            key={place.id}
            destination={place}
            large
            sizes="(min-width: 768px) 660px, 92vw"
            className={`aspect-16/10 md:aspect-auto ${largeLooks[large]}`}
          />
        ))}
      </div>
      <div className={`grid gap-x-7 ${columnLooks(columns, rest.length)}`}>
        {rest.map((place) => (
          <Card key={place.id} destination={place} />
        ))}
      </div>
    </section>
  );
}
