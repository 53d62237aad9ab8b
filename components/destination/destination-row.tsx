import type { DestinationCard } from "@/lib/contract/destinations";
import { DestinationTile } from "./destination-tile";

/** How many stand beside each other in a wide window: as many as leave no gap, four where any number does. */
const columnsFor = (count: number) => {
  if (count === 2) return "lg:grid-cols-2";
  return count % 3 === 0 && count % 4 !== 0 ? "lg:grid-cols-3" : "lg:grid-cols-4";
};

/** A few destinations beside each other; on narrow screens an odd one opens them in the whole width. */
export const DestinationRow = ({ destinations }: { destinations: DestinationCard[] }) => (
  <div className={`grid grid-cols-2 gap-4 ${columnsFor(destinations.length)}`}>
    {destinations.map((destination, at) => (
      <DestinationTile
        key={destination.id}
        destination={destination}
        sizes={`(min-width: 1024px) ${destinations.length < 4 ? 590 : 390}px, ${at === 0 ? 92 : 46}vw`}
        className="aspect-4/3 max-lg:first:nth-last-[odd]:col-span-2 max-lg:first:nth-last-[odd]:aspect-2/1 lg:first:last:col-span-2"
      />
    ))}
  </div>
);
