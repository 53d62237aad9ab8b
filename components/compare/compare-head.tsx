import { useTranslations } from "next-intl";
import type { Tour } from "@/lib/contract/tours";
import { tourPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { Icon } from "../ui/icons";
import { Select } from "../ui/select";
import { SiteLink } from "../ui/site-link";
import type { Pair } from "./use-pair";

interface CompareHeadProps {
  tours: Tour[];
  pair: Pair;
  onRemove: (tour: Tour) => void;
}

const corner = "sticky left-0 bg-paper";

/** A column for each tour, with the way to it and out of the comparison; its name stays in view. */
export function CompareHead({ tours, pair, onRemove }: CompareHeadProps) {
  const t = useTranslations("ComparePage");
  return (
    <thead className="max-sm:contents">
      <tr className="max-sm:grid max-sm:grid-cols-2">
        <td className={`${corner} z-1 max-sm:hidden`} />
        {tours.map((tour) => (
          <td key={tour.id} className={`pt-3 pr-4 lg:pr-6 ${pair.placeOf(tour.id)}`}>
            <Picture
              picture={tour.picture}
              sizes="(min-width: 1024px) 250px, 160px"
              alt=""
              className="aspect-[16/9] h-auto w-full rounded-picture"
            />
          </td>
        ))}
      </tr>
      <tr className="z-3 bg-paper max-sm:sticky max-sm:top-(--navbar) max-sm:grid max-sm:grid-cols-2 max-sm:border-line max-sm:border-b">
        <td
          className={`${corner} max-sm:hidden top-0 z-3 border-line border-b lg:top-(--navbar)`}
        />
        {tours.map((tour) => (
          <th
            key={tour.id}
            scope="col"
            className={`border-line bg-paper py-3 pr-4 text-left align-top sm:sticky sm:top-0 sm:z-2 sm:border-b lg:top-(--navbar) lg:pr-6 ${pair.placeOf(tour.id)}`}
          >
            <div className="flex items-start justify-between gap-1">
              <SiteLink
                href={tourPath(tour.slug)}
                className="font-semibold font-serif text-small leading-snug underline-offset-4 hover:underline lg:text-body lg:leading-snug"
              >
                {tour.title}
              </SiteLink>
              <button
                type="button"
                data-removes
                aria-label={t("removeTour", { title: tour.title })}
                title={t("removeTour", { title: tour.title })}
                onClick={() => onRemove(tour)}
                className="-mt-2.5 -mr-2 grid size-11 shrink-0 place-items-center text-muted hover:text-ink"
              >
                <Icon name="close" className="size-4" />
              </button>
            </div>
            {tours.length > 2 && <OtherTour tours={tours} tour={tour} pair={pair} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface OtherTourProps {
  tours: Tour[];
  tour: Tour;
  pair: Pair;
}

/** On phones, which of the tours stands in this place. */
function OtherTour({ tours, tour, pair }: OtherTourProps) {
  const t = useTranslations("ComparePage");
  const side = tour.id === pair.left ? "left" : "right";
  return (
    <div className="mt-2 sm:hidden">
      <Select
        aria-label={t("instead", { title: tour.title })}
        value={tour.id}
        onChange={(event) => pair.show(side, event.target.value)}
        className="min-h-11 rounded-picture border border-line bg-card pl-2 font-normal text-note"
        options={tours.map(({ id, title }) => ({ value: id, text: title }))}
      />
    </div>
  );
}
