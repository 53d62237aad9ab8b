import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "../ui/button";
import { LoadFailure } from "../ui/load-failure";
import type { GuestBookState } from "./guest-book-state";
import { ReviewCard } from "./review-card";
import { searchReviews } from "./search-reviews";

interface GuestBookResultsProps {
  state: GuestBookState;
  /** Takes the filter away. */
  lift: () => void;
}

/** What a filter of the guest book finds, page after page. */
export function GuestBookResults({ state, lift }: GuestBookResultsProps) {
  const t = useTranslations("GuestBook");
  const card = useTranslations("ReviewCard");
  const search = useInfiniteQuery({
    queryKey: ["guest-book", state],
    queryFn: ({ pageParam, signal }) => searchReviews(state, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.page * meta.per_page < meta.total ? meta.page + 1 : undefined,
    staleTime: 60_000,
    retry: 1,
  });
  const total = search.data?.pages[0]?.meta.total;
  const reviews = search.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6">
        <p role="status" className="figures text-muted text-small">
          {total !== undefined && card("count", { count: total })}
        </p>
        <button
          type="button"
          onClick={lift}
          className="min-h-11 font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
        >
          {t("reset")}
        </button>
      </div>
      <div aria-busy={search.isFetching} className="mt-4 grid gap-10">
        {search.isPending && (
          <div className="h-96 animate-pulse rounded-picture bg-paper-deep motion-reduce:animate-none" />
        )}
        {total === 0 && (
          <div>
            <p className="font-serif text-lead">{t("none")}</p>
            <p className="mt-2 text-muted">{t("none_hint")}</p>
          </div>
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
          <Button
            look="outline"
            className="justify-self-start"
            disabled={search.isFetchingNextPage}
            onClick={() => void search.fetchNextPage()}
          >
            {t("more")}
          </Button>
        )}
      </div>
    </>
  );
}
