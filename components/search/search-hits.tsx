import type { SearchHit } from "@/lib/contract/search";
import { destinationPath, postPath, tourPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { CardLink } from "../ui/card-link";

const paths = { tour: tourPath, destination: destinationPath, post: postPath };

interface SearchHitsProps {
  title: string;
  hits: SearchHit[];
  /** It has the whole width for itself. */
  wide: boolean;
}

/** What was found of one kind, a line each. */
export function SearchHits({ title, hits, wide }: SearchHitsProps) {
  if (hits.length === 0) return null;
  return (
    <section className={wide ? "lg:col-span-2" : undefined}>
      <h2 className="text-[1.5rem]">{title}</h2>
      <ul
        className={`mt-4 border-line border-t ${wide ? "lg:grid lg:grid-cols-2 lg:gap-x-14" : ""}`}
      >
        {hits.map((hit) => (
          <li
            key={`${hit.kind}-${hit.slug}`}
            className="group relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-5 border-line border-b py-4 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <div className="aspect-4/3 overflow-hidden rounded-picture bg-paper-deep">
              <Picture picture={hit.picture} sizes="128px" alt="" className="h-full w-full" />
            </div>
            <div>
              <h3 className="text-[1.125rem] leading-snug">
                <CardLink href={paths[hit.kind](hit.slug)}>{hit.title}</CardLink>
              </h3>
              <p className="mt-1 line-clamp-3 text-muted text-small">{hit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
