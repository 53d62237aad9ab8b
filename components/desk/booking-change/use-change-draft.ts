"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ChangeBeginning } from "@/lib/contract/desk/booking-changes";
import { nearestRuns, runsOn } from "@/lib/pricing/runs";
import { callDesk, failureWords } from "../call-desk";

/** A change as it is being made, and what it would cost. */
export function useChangeDraft(booking: string, today: string, first: ChangeBeginning) {
  const [draft, setDraft] = useState({
    ...{ starts: first.starts, adults: first.adults, children: first.children },
    ...{ rooms: first.rooms, extras: first.extras, added: first.added },
    adjustmentMinor: first.adjustment_minor,
    ...{ message: "", reason: "", ours: false },
  });
  const runs = first.tour.runs;
  // The day that was booked stays bookable, whatever the tour says by now.
  const fits = draft.starts === first.starts || runsOn(runs, draft.starts);
  const wanted = {
    ...{ booking, version: first.version, starts: draft.starts, adults: draft.adults },
    ...{ children: draft.children, extras: draft.extras },
    ...(draft.rooms > 0 && { rooms: draft.rooms }),
    added: draft.added.filter(({ text }) => text.trim() !== ""),
    ...{ adjustment_minor: draft.adjustmentMinor, ours: draft.ours },
  };
  const priced = useQuery({
    queryKey: ["price-change", wanted],
    queryFn: () => callDesk("price-change", wanted),
    enabled: draft.starts !== "" && fits,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    draft,
    wanted,
    set: (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes })),
    tour: first.tour,
    nearest: fits ? [] : nearestRuns(runs, draft.starts, today),
    price: fits && !priced.error ? priced.data : undefined,
    isPricing: priced.isFetching,
    whyNoPrice: priced.error ? failureWords(priced.error) : "",
  };
}

export type ChangeState = ReturnType<typeof useChangeDraft>;
