import { buttonClass } from "./button";
import { SiteLink } from "./site-link";

interface PaginationProps {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  /** Has `pages`, `previous`, `next` and `page`. */
  words: (key: string, values?: { page: number }) => string;
}

/** A list that lies elsewhere can say that it has any number of pages. */
const mostLinks = 200;

/** Plain links to every page of a list; of one with hundreds, to those around the page. */
export function Pagination({ page, pages, pathOf, words }: PaginationProps) {
  if (pages < 2) return null;
  const first = Math.max(1, Math.min(page - mostLinks / 2, pages - mostLinks + 1));
  const numbers = Array.from({ length: Math.min(pages, mostLinks) }, (_, at) => first + at);
  return (
    <nav aria-label={words("pages")} className="mt-16 border-line border-t pt-8">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <li>
            <SiteLink href={pathOf(page - 1)} rel="prev" className={buttonClass("quiet")}>
              {words("previous")}
            </SiteLink>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <SiteLink
              href={pathOf(number)}
              aria-label={words("page", { page: number })}
              aria-current={number === page ? "page" : undefined}
              className="figures grid size-11 place-items-center rounded-chip text-small hover:bg-paper-deep aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {number}
            </SiteLink>
          </li>
        ))}
        {page < pages && (
          <li>
            <SiteLink href={pathOf(page + 1)} rel="next" className={buttonClass("quiet")}>
              {words("next")}
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
