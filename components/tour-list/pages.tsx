import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { listPath } from "@/lib/site/list-path";
import { SiteLink } from "../ui/site-link";
import { filterSpelling, isPlain } from "./filter-state";
import type { FinderViewProps } from "./finder-props";
import type { TourResults } from "./search-tours";

interface PagesProps extends FinderViewProps {
  results: TourResults;
  toPage: (page: number) => void;
}

/**
 * Links to the pages. Those of the plain list are documents of their own, so that every tour is
 * reached by plain links; those of a filtered list change the question.
 */
export function Pages({ results, state, address, toPage }: PagesProps) {
  const t = useTranslations("TourList");
  const { total, page, per_page } = results.meta;
  const last = Math.ceil(total / per_page);
  if (last < 2) return null;
  const plain = isPlain(state);
  const link = (to: number) => ({
    href: plain
      ? listPath(address, { category: "all", page: to })
      : filterSpelling.write(address, { ...state, page: to }),
    onClick: (event: MouseEvent) => {
      if (plain || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      toPage(to);
    },
  });
  const step = "grid size-11 place-items-center rounded-chip transition-colors hover:bg-paper-deep";
  return (
    <nav aria-label={t("pages")} className="mt-16 border-line border-t pt-6">
      <ul className="figures flex flex-wrap items-center justify-center gap-1 text-small">
        <li>
          {page > 1 && (
            <SiteLink {...link(page - 1)} rel="prev" aria-label={t("previous")} className={step}>
              ←
            </SiteLink>
          )}
        </li>
        {shownPages(page, last).map((shown) =>
          typeof shown === "string" ? (
            <li key={shown} className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={shown}>
              <SiteLink
                {...link(shown)}
                aria-label={t("page", { page: shown })}
                aria-current={shown === page ? "page" : undefined}
                className={`${step} aria-[current]:bg-ink aria-[current]:text-paper`}
              >
                {shown}
              </SiteLink>
            </li>
          ),
        )}
        <li>
          {page < last && (
            <SiteLink {...link(page + 1)} rel="next" aria-label={t("next")} className={step}>
              →
            </SiteLink>
          )}
        </li>
      </ul>
    </nav>
  );
}

/** The pages to link: all of a few, else the first, those around the present one, and the last. */
function shownPages(page: number, last: number): (number | "gap-before" | "gap-after")[] {
  if (last <= 8) return Array.from({ length: last }, (_, index) => index + 1);
  const around = [page - 1, page, page + 1].filter((each) => each > 1 && each < last);
  const first = around[0] ?? 2;
  const final = around.at(-1) ?? last - 1;
  return [
    1,
    ...(first > 2 ? (["gap-before"] as const) : []),
    ...around,
    ...(final < last - 1 ? (["gap-after"] as const) : []),
    last,
  ];
}
