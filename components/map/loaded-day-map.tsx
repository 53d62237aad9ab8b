import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ItineraryDay } from "@/lib/contract/tours";
import { toLocale } from "@/lib/i18n/locales";
import { DayMapBox } from "./day-map-box";
import { DayMapDrawing } from "./day-map-drawing";
import { MapLand } from "./map-art";
import { routeFrame } from "./route-drawing";

interface LoadedDayMapProps {
  itinerary: ItineraryDay[];
  listId: string;
  children: ReactNode;
}

/** The map beside the days where these are known in the browser alone: it brings its land along. */
export default function LoadedDayMap({ itinerary, listId, children }: LoadedDayMapProps) {
  const t = useTranslations("TourPage.day");
  const map = useTranslations("TourMap");
  const locale = toLocale(useLocale());
  return (
    <DayMapBox listId={listId} gist={children}>
      <DayMapDrawing
        itinerary={itinerary}
        names={{ locale, water: (key) => map(`waters.${key}`) }}
        counted={(day) => t("of", { day, days: itinerary.length })}
        land={<MapLand frame={routeFrame(itinerary)} />}
      />
    </DayMapBox>
  );
}
