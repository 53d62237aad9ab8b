import { useTranslations } from "next-intl";
import type { Picture as PictureData, Place } from "@/lib/contract/shared";
import type { StayCard } from "@/lib/contract/stays";
import { destinationPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { Icon } from "../ui/icons";
import { SiteLink } from "../ui/site-link";
import "./place-of-stays.css";
import { StayList } from "./stay-list";

/** Up to so many stand in half a page; a place that has more takes its whole width. */
const fewStays = 6;

interface PlaceOfStaysProps {
  place: Place;
  /** None where places could not be read, or have none. */
  picture: PictureData | undefined;
  stays: StayCard[];
}

/** A place and where one sleeps there, below its name and picture; on phones a row that opens. */
export function PlaceOfStays({ place, picture, stays }: PlaceOfStaysProps) {
  const t = useTranslations("Stays");
  const isWide = stays.length > fewStays;
  return (
    <section
      id={place.id}
      className={`place-of-stays max-sm:border-line max-sm:border-b ${isWide ? "lg:col-span-2" : ""}`}
    >
      <div className="flex items-center gap-4 border-line max-sm:pt-4 sm:gap-5 sm:border-b sm:pb-4">
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
      <details className="group">
        <summary className="flex min-h-12 items-center justify-between gap-4 text-small">
          <span className="figures">{t("count", { count: stays.length })}</span>
          <Icon name="chevronDown" className="size-4 group-open:rotate-180" />
        </summary>
        <StayList
          stays={stays}
          columns={isWide ? "sm:grid-cols-2 lg:grid-cols-4" : "sm:grid-cols-2"}
        />
      </details>
    </section>
  );
}
