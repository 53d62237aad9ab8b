"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { businessDay } from "@/lib/clock";
import type { ChangeBeginning } from "@/lib/contract/desk/booking-changes";
import { ApiError } from "@/lib/contract/errors";
import { isDay } from "@/lib/pricing/days";
import { nearestRuns, runsOn } from "@/lib/pricing/runs";
import { inBrowser } from "@/lib/site/text-storage";
import { callDesk, failureWords, isChangedMeanwhile, wrongFields } from "../call-desk";
import { useKeptText } from "../use-kept-text";
import { changeWords as words } from "../words/words";
import { type ChangeDraft, isSame, keptDraft, readDraft, unchanged } from "./change-draft";

/** A change as it is being made, kept in this browser, and what it would cost. */
export function useChangeDraft(booking: string, begun: ChangeBeginning) {
  const name = `desk-change-${booking}`;
  const [kept, keep] = useKeptText(name);
  const [cleared, setCleared] = useState(0);
  const beginning = useQuery({
    queryKey: ["begin-change", booking],
    queryFn: () => callDesk("begin-change", { booking }),
    initialData: begun,
    // It is looked at again where the desk says that it has changed.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data: first, refetch } = beginning;
  const { draft, since } = readDraft(kept, first);
  const standing = unchanged(first);
  const isBegun = !isSame(draft, standing);
  const runs = first.tour.runs;
  // The day that was booked stays bookable, whatever the tour says by now.
  const isChosen = isDay(draft.starts);
  const fits = draft.starts === first.starts || (isChosen && runsOn(runs, draft.starts));
  const wanted = {
    ...{ booking, version: first.version, starts: draft.starts, adults: draft.adults },
    ...{ children: draft.children, extras: draft.extras },
    ...(draft.rooms > 0 && { rooms: draft.rooms }),
    added: draft.added.filter(({ text }) => text.trim() !== ""),
    ...{ adjustment_minor: draft.adjustmentMinor, ours: draft.ours && !first.begun },
  };
  const priced = useQuery({
    queryKey: ["price-change", wanted],
    queryFn: () => callDesk("price-change", wanted),
    enabled: fits,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const failure = beginning.error ?? priced.error;
  useEffect(() => {
    if (isChangedMeanwhile(priced.error)) void refetch();
  }, [priced.error, refetch]);
  return {
    ...{ draft, wanted, first, isBegun },
    /** What was typed is older than what the booking has become. */
    isOlder: isBegun && since !== first.version,
    /** Has the booking looked at again, where an answer says that it has changed. */
    lookAgain: async (error: unknown) => {
      if (isChangedMeanwhile(error)) await refetch();
    },
    set: (changes: Partial<ChangeDraft>) =>
      keep(keptDraft({ draft: { ...draft, ...changes }, since }, standing)),
    /** Forgets what was written down: the booking is as it is. */
    clear: () => {
      keep("");
      setCleared((times) => times + 1);
    },
    /** How often: a field begins anew with it, also where what was typed could not be read. */
    cleared,
    /**
     * The change is made: it is kept no more, and stays on the screen until that is left. What was typed
     * while it was under way is found when the booking is changed again.
     */
    done: () => {
      if (inBrowser.read(name) === kept) inBrowser.keep(name, "");
    },
    tour: first.tour,
    nearest: fits || !isChosen ? [] : nearestRuns(runs, draft.starts, businessDay()),
    price: fits && !failure ? priced.data : undefined,
    isPricing: priced.isFetching,
    whyNoPrice: failure ? whyNot(failure) : "",
    wrong: wrongFields(priced.error),
  };
}

/** Why it cannot be changed: a booking that has ended is not found as one that can be. */
const whyNot = (error: Error) =>
  error instanceof ApiError && error.code === "not_found" ? words.ended : failureWords(error);

export type ChangeState = ReturnType<typeof useChangeDraft>;
