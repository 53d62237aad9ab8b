"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskReview, ReviewPage, ReviewState } from "@/lib/contract/desk/reviews";
import { callDesk } from "../call-desk";
import { Chips } from "../chips";
import { ConnectionLost } from "../connection-lost";
import { PagedList, usePages } from "../paged-list";
import { reviewWords as words } from "../words/words";
import { ReviewCard } from "./review-card";

const views: ReviewState[] = ["pending", "published", "declined"];

/** Reviews to be read, and those that were: what is decided stays in its place until one looks elsewhere. */
export function ReviewList({ first }: { first: ReviewPage }) {
  const queries = useQueryClient();
  const [view, setView] = useState<ReviewState>("pending");
  const [decided, setDecided] = useState<DeskReview[]>([]);
  const { query, isLive, pages } = usePages(
    ["reviews", view],
    (from) => callDesk("reviews", { view, ...from }),
    view === "pending" ? first : undefined,
  );
  const shown = together(
    query.isPlaceholderData ? [] : pages.flatMap(({ reviews }) => reviews),
    decided,
  );
  const choose = (next: ReviewState) => {
    setDecided([]);
    setView(next);
  };
  const keep = (review: DeskReview) => {
    setDecided((before) => [...before.filter(({ id }) => id !== review.id), review]);
    void queries.invalidateQueries();
  };
  return (
    <>
      <Chips
        label={words.views.label}
        options={views}
        nameOf={(each) =>
          each === "pending"
            ? words.views.pending(pages[0]?.pending ?? first.pending)
            : words.views[each]
        }
        isChosen={(each) => each === view}
        onChoose={choose}
      />
      <ConnectionLost isLive={isLive} className="mt-3" />
      <PagedList
        query={query}
        className="space-y-3"
        empty={<p className="mt-8 text-muted">{words.empty[view]}</p>}
        more={words.more}
      >
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              onChanged={keep}
              onStale={() => queries.invalidateQueries()}
            />
          </li>
        ))}
      </PagedList>
    </>
  );
}

/** What the list has and what was decided meanwhile, in the order of the list: nothing moves under a finger. */
function together(found: DeskReview[], decided: DeskReview[]): DeskReview[] {
  const gone = decided.filter(({ id }) => !found.some((each) => each.id === id));
  return [...found, ...gone].sort(
    (one, other) => compare(other.written, one.written) || compare(other.id, one.id),
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
