import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { ItineraryDay } from "@/lib/contract/tours";
import { Still } from "../ui/still/still";
import { DayMapBox } from "./day-map-box";
import { DayMapDrawing } from "./day-map-drawing";
import { routeLandId } from "./route-drawing";

interface DayMapProps {
  itinerary: ItineraryDay[];
  /** The list of days; each of its items is a day, in order. */
  listId: string;
  /** Beneath the map where there is room: what it costs. */
  children: ReactNode;
}

/**
 * The map that goes along with the days: it stays beside them, on phones as a strip above, and draws
 * each leg as its day is read. The route's own map further down says the same to those who see no
 * drawing, have no script or print.
 */
export async function DayMap({ itinerary, listId, children }: DayMapProps) {
  const [t, map, locale] = await Promise.all([
    getTranslations("TourPage.day"),
    getTranslations("TourMap"),
    getLocale(),
  ]);
  return (
    <DayMapBox listId={listId} gist={children}>
      <Still className="contents">
        <DayMapDrawing
          itinerary={itinerary}
          names={{ locale, water: (key) => map(`waters.${key}`) }}
          counted={(day) => t("of", { day, days: itinerary.length })}
          land={<use href={`#${routeLandId}`} />}
        />
      </Still>
    </DayMapBox>
  );
}
