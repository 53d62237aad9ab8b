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

/** A column for each tour, with the way to it and out of the comparison; its name stays in view. */
export function CompareHead({ tours, pair, onRemove }: CompareHeadProps) {
  const t = useTranslations("ComparePage");
  return (
    <thead className="max-sm:contents">
      <tr className="max-sm:grid max-sm:grid-cols-2">
        <td className="max-sm:hidden" />
        {tours.map((tour) => (
          <td key={tour.id} className={`pt-3 pr-4 lg:pr-6 ${pair.placeOf(tour.id)}`}>
            <div className="relative">
              <Picture
                picture={tour.picture}
                sizes="(min-width: 1024px) 250px, 160px"
                alt=""
                className="aspect-[16/9] h-auto w-full rounded-picture"
              />
              <button
                type="button"
                data-removes
                aria-label={t("removeTour", { title: tour.title })}
                title={t("removeTour", { title: tour.title })}
                onClick={() => onRemove(tour)}
                className="group/remove absolute top-0 right-0 grid size-11 place-items-center"
              >
                <span className="grid size-8 place-items-center rounded-chip bg-paper/90 group-hover/remove:bg-paper">
                  <Icon name="close" className="size-4" />
                </span>
              </button>
            </div>
          </td>
        ))}
      </tr>
      <tr className="z-3 bg-paper max-sm:sticky max-sm:top-(--navbar) max-sm:grid max-sm:grid-cols-2 max-sm:border-line max-sm:border-b">
        <td className="border-line border-b bg-paper max-sm:hidden sm:sticky sm:top-(--navbar) sm:z-2" />
        {tours.map((tour) => (
          <th
            key={tour.id}
            scope="col"
            className={`border-line bg-paper py-3 pr-4 text-left align-top max-sm:flex max-sm:flex-col max-sm:items-start sm:sticky sm:top-(--navbar) sm:z-2 sm:border-b lg:pr-6 ${pair.placeOf(tour.id)}`}
          >
            <SiteLink
              href={tourPath(tour.slug)}
              className="hyphens-auto font-semibold font-serif text-small leading-snug underline-offset-4 hover:underline lg:text-body lg:leading-snug"
            >
              {tour.title}
            </SiteLink>
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

/** On phones, another of the tours for this place; which one stands there is said above it. */
function OtherTour({ tours, tour, pair }: OtherTourProps) {
  const t = useTranslations("ComparePage");
  const side = tour.id === pair.left ? "left" : "right";
  return (
    <div className="mt-auto pt-2 sm:hidden">
      <Select
        aria-label={t("instead", { title: tour.title })}
        value=""
        onChange={(event) => pair.show(side, event.target.value)}
        className="min-h-11 rounded-picture border border-line bg-card pl-2 font-normal text-note"
        options={tours
          .filter(({ id }) => id !== tour.id)
          .map(({ id, title }) => ({ value: id, text: title }))}
      >
        <option value="" hidden>
          {t("another")}
        </option>
      </Select>
    </div>
  );
}
