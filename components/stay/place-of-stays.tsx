import type { Picture as PictureData, Place } from "@/lib/contract/shared";
import type { StayCard } from "@/lib/contract/stays";
import { destinationPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { SiteLink } from "../ui/site-link";
import { StayList } from "./stay-list";

/** Up to so many stand in half a page; a place that has more takes its whole width. */
const fewStays = 6;

interface PlaceOfStaysProps {
  place: Place;
  /** None where places could not be read, or have none. */
  picture: PictureData | undefined;
  stays: StayCard[];
}

/** A place and where one sleeps there, below its name and picture. */
export function PlaceOfStays({ place, picture, stays }: PlaceOfStaysProps) {
  const isWide = stays.length > fewStays;
  return (
    <section id={place.id} className={isWide ? "lg:col-span-2" : undefined}>
      <div className="flex items-center gap-4 border-line border-b pb-3 sm:gap-5 sm:pb-4">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 640px) 144px, 80px"
            alt=""
            className="aspect-8/5 w-20 shrink-0 rounded-picture sm:w-36 print:hidden"
          />
        )}
        <h2 className="min-w-0 text-[1.375rem] leading-tight sm:text-[1.75rem]">
          <SiteLink
            href={destinationPath(place.slug)}
            className="-my-2 inline-block py-2 underline-offset-4 hover:underline"
          >
            {place.name}
          </SiteLink>
        </h2>
      </div>
      <StayList
        stays={stays}
        columns={isWide ? "sm:grid-cols-2 lg:grid-cols-4" : "sm:grid-cols-2"}
      />
    </section>
  );
}
