import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { TourCard as TourCardData } from "@/lib/contract/tours";
import { routes } from "@/lib/site/routes";
import { Section } from "../ui/section";
import { TourCard } from "./tour-card";

interface SimilarToursProps {
  tours: TourCardData[];
  /** What lies on each card's picture, e.g. the heart. */
  actions?: (tour: TourCardData) => ReactNode;
}

export async function SimilarTours({ tours, actions }: SimilarToursProps) {
  const t = await getTranslations("TourPage");
  if (tours.length === 0) return null;
  return (
    <Section
      title={t("similar.title")}
      more={{ href: routes.tours, text: t("similar.all") }}
      className="border-line border-t print:hidden"
    >
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {tours.map((tour) => (
          <li key={tour.id} className="grid">
            <TourCard tour={tour} actions={actions?.(tour)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
