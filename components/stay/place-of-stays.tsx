import type { Picture as PictureData, Place } from "@/lib/contract/shared";
import type { StayCard } from "@/lib/contract/stays";
import { destinationPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { SiteLink } from "../ui/site-link";
import { StayList } from "./stay-list";

interface PlaceOfStaysProps {
  place: Place;
  /** None where places could not be read, or have none. */
  picture: PictureData | undefined;
  stays: StayCard[];
}

/** A place and where one sleeps there, beside its picture. */
export function PlaceOfStays({ place, picture, stays }: PlaceOfStaysProps) {
  return (
    <section
      id={place.id}
      className="grid gap-x-12 gap-y-5 pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]"
    >
      <div className="self-start lg:sticky lg:top-28">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1600px) 430px, (min-width: 1024px) 28vw, 92vw"
            alt=""
            className="mb-4 aspect-5/2 w-full rounded-picture lg:aspect-8/5 print:hidden"
          />
        )}
        <h2 className="text-[1.75rem]">
          <SiteLink
            href={destinationPath(place.slug)}
            className="underline-offset-4 hover:underline"
          >
            {place.name}
          </SiteLink>
        </h2>
      </div>
      <StayList stays={stays} columns="sm:grid-cols-2 min-[100rem]:grid-cols-3" />
    </section>
  );
}
