"use client";

import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { failureWords } from "./call-desk";
import { Failure } from "./failure";
import { pollingMs, useLive } from "./use-live";

interface Page {
  /** After what the next page begins; null where there is none. */
  next: string | null;
}

/**
 * A list as it is by now, page after page: asked for again when the desk says that something has changed,
 * and now and then while nothing says so. Until another question is answered, the pages before are there.
 *
 * @param first its first page, where that was read with the screen
 */
export function usePages<P extends Page>(
  queryKey: unknown[],
  read: (from: { after?: string }) => Promise<P>,
  first: P | undefined,
) {
  const isLive = useLive();
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam ? { after: pageParam } : {}),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: P) => next ?? undefined,
    refetchInterval: isLive ? false : pollingMs,
    ...(first && { initialData: { pages: [first], pageParams: [undefined] } }),
    placeholderData: (before: InfiniteData<P, string | undefined> | undefined) => before,
  });
  return { query, isLive, pages: query.data?.pages ?? [] };
}

interface PagedListProps {
  query: ReturnType<typeof usePages>["query"];
  /** Each an `li`. */
  children: ReactNode[];
  className: string;
  empty: ReactNode;
  more: string;
}

/** What was found, that there is nothing, or why it could not be read; and the way to more of it. */
export const PagedList = ({ query, children, className, empty, more }: PagedListProps) => (
  <>
    {query.isError && <Failure words={failureWords(query.error)} />}
    <ol className={`mt-4 ${className}`} aria-busy={query.isFetching}>
      {children}
    </ol>
    {children.length === 0 && query.isSuccess && !query.isPlaceholderData && empty}
    {query.hasNextPage && (
      <Button look="outline" className="mt-5 w-full" onClick={() => query.fetchNextPage()}>
        {more}
      </Button>
    )}
  </>
);
