import type { DestinationCard } from "@/lib/contract/destinations";
import { DestinationTile } from "./destination-tile";

/** A few destinations beside each other, four where there is room. */
export const DestinationRow = ({ destinations }: { destinations: DestinationCard[] }) => (
  <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
    {destinations.map((destination) => (
      <DestinationTile
        key={destination.id}
        destination={destination}
        sizes="(min-width: 1024px) 280px, 46vw"
        className="aspect-4/3"
      />
    ))}
  </div>
);
