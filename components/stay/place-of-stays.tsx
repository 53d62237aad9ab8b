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

const beforeList = "flex items-center gap-4 border-line max-sm:pt-4 sm:border-b sm:pb-4";
/** The name lies on the foot of the picture where there is room, and on paper without it. */
const onPicture =
  "flex items-center gap-4 max-sm:pt-4 sm:relative sm:isolate sm:h-44 sm:items-end sm:overflow-clip sm:rounded-picture sm:bg-night sm:px-5 sm:pb-4 sm:text-paper print:block print:h-auto! print:bg-transparent print:p-0 print:text-ink";

interface PlaceOfStaysProps {
  place: Place;
  /** None where places could not be read, or have none. */
  picture: PictureData | undefined;
  stays: StayCard[];
}

/** A place and where one sleeps there, below its name on a picture; on phones a row that opens. */
export function PlaceOfStays({ place, picture, stays }: PlaceOfStaysProps) {
  const t = useTranslations("Stays");
  const isWide = stays.length > fewStays;
  return (
    <section
      id={place.id}
      className={`place-of-stays max-sm:border-line max-sm:border-b ${isWide ? "lg:col-span-2" : ""}`}
    >
      <div className={picture ? `${onPicture} ${isWide ? "lg:h-60" : ""}` : beforeList}>
        {picture && (
          <>
            <Picture
              picture={picture}
              sizes={`(min-width: 1024px) ${isWide ? "1136px" : "540px"}, (min-width: 640px) 92vw, 80px`}
              alt=""
              className="aspect-8/5 w-20 shrink-0 rounded-picture sm:absolute sm:inset-0 sm:-z-2 sm:aspect-auto sm:h-full sm:w-full sm:object-[50%_70%] print:hidden"
            />
            <div
              aria-hidden="true"
              className="eased-shade absolute inset-x-0 bottom-0 -z-1 h-4/5 [--shade:88%] max-sm:hidden print:hidden"
            />
          </>
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
