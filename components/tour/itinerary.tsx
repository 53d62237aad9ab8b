import "./itinerary.css";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Tour } from "@/lib/contract/tours";
import { withCounted } from "@/lib/i18n/unit-text";
import { Still } from "../ui/still/still";
import { ExpandAll } from "./expand-all";
import { ItineraryDayRow } from "./itinerary-day";
import { TourSection } from "./tour-section";

export const dayListId = "itinerary-days";

interface ItineraryProps {
  tour: Tour;
  /** What goes along with the days: the map. */
  beside: ReactNode;
}

/** The journey day by day, as one line down the page; every day is open until it is closed. */
export async function Itinerary({ tour, beside }: ItineraryProps) {
  const t = await getTranslations("TourPage");
  return (
    <TourSection
      id="itinerary"
      title={t("itinerary")}
      lead={withCounted(tour.summary)}
      aside={tour.itinerary.length > 1 && <ExpandAll listId={dayListId} />}
    >
      <div className="relative">
        {beside}
        <Still as="ol" id={dayListId}>
          {tour.itinerary.map((day) => (
            <ItineraryDayRow key={day.day} day={day} />
          ))}
        </Still>
      </div>
    </TourSection>
  );
}
