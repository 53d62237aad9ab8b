import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { routes } from "@/lib/site/routes";
import { ButtonLink, buttonClass } from "../ui/button";
import { KeptQueryScope } from "../ui/kept-query-scope";
import { LoadFailure } from "../ui/load-failure";
import { SiteLink } from "../ui/site-link";
import { type GuestBookState, guestBookSpelling } from "./guest-book-state";
import { ReviewCard } from "./review-card";
import { type FoundReviews, searchReviews } from "./search-reviews";

export interface GuestBookResultsProps {
  state: GuestBookState;
  /** What the page came with, where that is what is asked for. */
  initial: FoundReviews | undefined;
  /** Takes the filter away. */
  lift: () => void;
}

/** What a filter of the guest book finds, page after page. */
export function GuestBookResults(props: GuestBookResultsProps) {
  return (
    <KeptQueryScope>
      <Found {...props} />
    </KeptQueryScope>
  );
}

function Found({ state, initial, lift }: GuestBookResultsProps) {
  const t = useTranslations("GuestBook");
  const card = useTranslations("ReviewCard");
  const search = useInfiniteQuery({
    queryKey: ["guest-book", state],
    queryFn: ({ pageParam, signal }) => searchReviews(state, pageParam, signal),
    initialPageParam: state.page,
    initialData: initial && { pages: [initial], pageParams: [state.page] },
    getNextPageParam: ({ meta }) =>
      meta.page * meta.per_page < meta.total ? meta.page + 1 : undefined,
    staleTime: 60_000,
    retry: 1,
  });
  const total = search.data?.pages[0]?.meta.total;
  const lastShown = state.page + (search.data?.pages.length ?? 1) - 1;
  const pageAddress = (page: number) =>
    guestBookSpelling.write(routes.guestbook, { ...state, page });
  const byScript = (act: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
  const reviews = search.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6">
        <p role="status" className="figures text-muted text-small">
          {total !== undefined && card("count", { count: total })}
        </p>
        <SiteLink
          href={routes.guestbook}
          onClick={byScript(lift)}
          className="inline-flex min-h-11 items-center font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
        >
          {t("reset")}
        </SiteLink>
      </div>
      <div
        aria-busy={search.isFetching}
        className="mt-4 grid gap-x-14 gap-y-10 min-[100rem]:grid-cols-2 min-[100rem]:[&>:not(article)]:col-span-full"
      >
        {search.isPending && (
          <div className="h-96 animate-pulse rounded-picture bg-paper-deep motion-reduce:animate-none" />
        )}
        {total === 0 && (
          <div>
            <p className="font-serif text-lead">{t("none")}</p>
            <p className="mt-2 text-muted">{t("noneHint")}</p>
          </div>
        )}
        {state.page > 1 && (
          <ButtonLink
            href={pageAddress(state.page - 1)}
            look="outline"
            className="justify-self-start"
          >
            {t("before")}
          </ButtonLink>
        )}
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} heading="h2" />
        ))}
        {search.isError && (
          <LoadFailure
            text={t("failed")}
            retryText={t("retry")}
            retry={search.data ? search.fetchNextPage : search.refetch}
          />
        )}
        {search.hasNextPage && !search.isError && (
          <SiteLink
            href={pageAddress(lastShown + 1)}
            rel="next"
            onClick={byScript(() => void search.fetchNextPage())}
            className={buttonClass("outline", "justify-self-start")}
          >
            {t("more")}
          </SiteLink>
        )}
      </div>
    </>
  );
}
