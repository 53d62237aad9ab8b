import { useTranslations } from "next-intl";
import type { Tour } from "@/lib/contract/tours";
import { tourPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { Icon } from "../ui/icons";
import { SiteLink } from "../ui/site-link";

interface CompareHeadProps {
  tours: Tour[];
  onRemove: (tour: Tour) => void;
}

const corner = "sticky left-0 bg-paper";

/** A column for each tour, with the way to it and out of the comparison; its name stays in view. */
export function CompareHead({ tours, onRemove }: CompareHeadProps) {
  const t = useTranslations("ComparePage");
  return (
    <thead>
      <tr>
        <td className={`${corner} z-1`} />
        {tours.map((tour) => (
          <td key={tour.id} className="pt-3 pr-4 lg:pr-6">
            <Picture
              picture={tour.picture}
              sizes="(min-width: 1024px) 250px, 160px"
              alt=""
              className="aspect-[16/9] h-auto w-full rounded-picture"
            />
          </td>
        ))}
      </tr>
      <tr>
        <td className={`${corner} top-0 z-3 border-line border-b lg:top-(--navbar)`} />
        {tours.map((tour) => (
          <th
            key={tour.id}
            scope="col"
            className="sticky top-0 z-2 border-line border-b bg-paper py-3 pr-4 text-left align-top lg:top-(--navbar) lg:pr-6"
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
                aria-label={t("remove_tour", { title: tour.title })}
                title={t("remove_tour", { title: tour.title })}
                onClick={() => onRemove(tour)}
                className="-mt-2.5 -mr-2 grid size-11 shrink-0 place-items-center text-muted hover:text-ink"
              >
                <Icon name="close" className="size-4" />
              </button>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}
