import "./itinerary.css";
import { getTranslations } from "next-intl/server";
import type { Tour } from "@/lib/contract/tours";
import { IslandMessages } from "../ui/island-messages";
import { Still } from "../ui/still/still";
import { ExpandAll } from "./expand-all";
import { ItineraryDayRow } from "./itinerary-day";
import { TourSection } from "./tour-section";

const listId = "itinerary-days";

/** The journey day by day, as one line down the page; every day is open until it is closed. */
export async function Itinerary({ tour }: { tour: Tour }) {
  const t = await getTranslations("TourPage");
  return (
    <TourSection
      id="itinerary"
      title={t("itinerary")}
      lead={tour.summary}
      aside={
        tour.itinerary.length > 1 && (
          <IslandMessages namespaces={["TourDays"]}>
            <ExpandAll listId={listId} />
          </IslandMessages>
        )
      }
    >
      <Still as="ol" id={listId}>
        {tour.itinerary.map((day) => (
          <ItineraryDayRow key={day.day} day={day} />
        ))}
      </Still>
    </TourSection>
  );
}
