import { TourCard } from "@/components/tour/tour-card";
import { Still } from "@/components/ui/still/still";
import type { TourCard as TourCardData } from "@/lib/contract/tours";
import { CardActions } from "./card-actions";
import { LiveCards } from "./live-cards";

/** Tours as cards that can be kept and compared. */
export function TourGrid({ tours }: { tours: TourCardData[] }) {
  return (
    <LiveCards>
      <Still className="grid gap-x-7 gap-y-12 sm:max-lg:even-pairs lg:grid-cols-3">
        {tours.map((tour) => (
          <TourCard key={tour.id} tour={tour} actions={<CardActions tour={tour} />} />
        ))}
      </Still>
    </LiveCards>
  );
}
