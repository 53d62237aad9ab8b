import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useCallback } from "react";
import { routes } from "@/lib/site/routes";
import { buttonClass } from "../ui/button";
import { UrlReader } from "../url-state/url-reader";
import { useEarlyChoice } from "../url-state/use-early-choice";
import { useUrlState } from "../url-state/use-url-state";
import { GuestBookFields } from "./guest-book-fields";
import type { GuestBookResultsProps } from "./guest-book-results";
import { type GuestBookState, guestBookSpelling, wholeGuestBook } from "./guest-book-state";
import type { FoundReviews } from "./search-reviews";

/** What the page was made for, `?sort=lowest`, and what that finds. */
export interface FilteredReviews {
  asked: string;
  found: FoundReviews;
}

export interface GuestBookFinderProps {
  /** What shows what a filter finds. */
  Results: ComponentType<GuestBookResultsProps>;
  /** Which page of the whole guest book this one is. */
  page: number;
  filtered?: FilteredReviews;
  /** The page of the whole guest book, where this is one. */
  children?: ReactNode;
}

/** The page from the server, or what the filter of the address finds in its place. */
export function GuestBookFinder({ Results, page, filtered, children }: GuestBookFinderProps) {
  const t = useTranslations("GuestBook");
  const router = useRouter();
  const { state, isRead, go, setSearch } = useUrlState(guestBookSpelling, filtered?.asked);
  const isFiltered = filtered !== undefined;
  const goTo = useCallback(
    (next: GuestBookState) => {
      const query = guestBookSpelling.write("", next);
      // A later page has its own address, where a filter would begin in the middle; and the whole
      // guest book is a document of its own.
      if (page > 1 || (query === "" && isFiltered)) router.push(routes.guestbook + query);
      else go(next);
    },
    [page, isFiltered, router, go],
  );
  const form = useEarlyChoice(guestBookSpelling, isRead, goTo);
  const asked = guestBookSpelling.write("", state);
  return (
    <div className="min-w-0">
      <UrlReader onRead={setSearch} />
      <form
        ref={form}
        // A browser that fills in what was chosen on an earlier visit would choose for the visitor.
        autoComplete="off"
        aria-label={t("filters")}
        action={routes.guestbook}
        onSubmit={(event) => event.preventDefault()}
        className="mb-10"
      >
        <GuestBookFields state={state} update={(patch) => goTo({ ...state, page: 1, ...patch })} />
        <noscript>
          <button type="submit" className={buttonClass("outline", "mt-5")}>
            {t("submit")}
          </button>
        </noscript>
      </form>
      {asked === "" && !isFiltered ? (
        children
      ) : (
        <Results
          state={state}
          initial={filtered?.asked === asked ? filtered.found : undefined}
          lift={() => goTo(wholeGuestBook)}
        />
      )}
    </div>
  );
}
