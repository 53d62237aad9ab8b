import { TourCard } from "@/components/tour/tour-card";
import { IslandMessages } from "@/components/ui/island-messages";
import type { TourCard as TourCardData } from "@/lib/contract/tours";
import { CardActions } from "./card-actions";

/** Tours as cards that can be kept and compared. */
export function TourGrid({ tours }: { tours: TourCardData[] }) {
  return (
    <IslandMessages namespaces={["Wishlist", "Compare"]}>
      <div className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {tours.map((tour) => (
          <TourCard
            key={tour.id}
            tour={tour}
            actions={<CardActions tour={{ id: tour.id, title: tour.title }} />}
          />
        ))}
      </div>
    </IslandMessages>
  );
}
