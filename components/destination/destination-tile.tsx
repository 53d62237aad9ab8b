import { useTranslations } from "next-intl";
import type { DestinationCard } from "@/lib/contract/destinations";
import { destinationPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { CardLink } from "../ui/card-link";

interface DestinationTileProps {
  destination: DestinationCard;
  /** The large one of a mosaic has a larger name. */
  large?: boolean;
  sizes: string;
  className?: string;
}

/** A destination as a picture with its name on a foot of shade, for mosaics. */
export function DestinationTile(props: DestinationTileProps) {
  const { destination, large, sizes, className = "" } = props;
  const t = useTranslations("DestinationCard");
  return (
    <article
      className={`group relative isolate overflow-clip rounded-picture bg-night text-paper ${className}`}
    >
      <Picture
        picture={destination.picture}
        sizes={sizes}
        alt=""
        className="settles absolute inset-0 -z-2 h-full w-full transition-transform duration-250 ease-out group-hover:scale-[1.03]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-1 h-2/5 max-h-40 bg-linear-to-t from-night/90 via-night/60 to-transparent max-sm:h-4/5 max-sm:max-h-56"
      />
      <div
        className={`absolute inset-x-0 bottom-0 ${large ? "p-5 md:p-7" : "p-4 max-[23rem]:p-3 md:p-5"}`}
      >
        {/* It goes with the name and leaves the sun alone. */}
        <div
          aria-hidden="true"
          className="absolute inset-x-3 -top-2 bottom-1 -z-1 bg-night/82 blur-xl max-sm:hidden"
        />
        <h3
          className={
            large
              ? "text-title max-[23rem]:text-[1.625rem]"
              : "text-[1.0625rem] leading-tight max-[23rem]:text-[0.875rem] sm:text-[1.25rem] md:text-[1.5rem]"
          }
        >
          <CardLink href={destinationPath(destination.slug)}>{destination.name}</CardLink>
        </h3>
        <p className="figures mt-1 text-note">
          {[
            ...(destination.tour_count > 0 ? [t("tours", { count: destination.tour_count })] : []),
            ...(large ? [destination.best_time] : []),
          ].join("\u00a0· ")}
        </p>
      </div>
    </article>
  );
}
