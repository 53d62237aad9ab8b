"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { businessDay } from "@/lib/clock";
import type { BookingBeginning, TourToBook } from "@/lib/contract/desk/new-booking";
import { isDay } from "@/lib/pricing/days";
import { nearestRuns, runsOn } from "@/lib/pricing/runs";
import { newRequestKey } from "../../form/request-key";
import { callDesk, failureWords, wrongFields } from "../call-desk";
import { useKeptText } from "../use-kept-text";
import { begun, isEmpty, type PartyDraft, readDraft, wantedIn } from "./booking-draft";

/** A booking as it is written down, kept in this browser, with the tour it is of and what it costs. */
export function useBookingDraft(beginning: BookingBeginning) {
  const [kept, keep] = useKeptText(`desk-new-booking-${beginning.wish?.request ?? ""}`);
  const [key, setKey] = useState(newRequestKey);
  // Not of when the page was made: it may be open for days.
  const today = businessDay();
  const empty = begun(beginning, today, key);
  const draft = readDraft(kept, empty);
  const [cleared, setCleared] = useState(0);
  const write = (next: typeof draft) => {
    const isNothing = isEmpty(next, empty);
    keep(isNothing ? "" : JSON.stringify(next));
    if (isNothing) setKey(next.key);
  };
  const latest = useRef(draft);
  latest.current = draft;
  const wanted = wantedIn(draft);
  const tour = useQuery({
    queryKey: ["tour-to-book", draft.tour],
    queryFn: () => callDesk("tour-to-book", { tour: draft.tour }),
    enabled: draft.tour !== "",
  }).data;
  const runs = tour?.runs ?? [];
  const isChosen = isDay(draft.starts);
  const fits = isChosen && runsOn(runs, draft.starts);
  const priced = useQuery({
    queryKey: ["price-booking", wanted],
    queryFn: () => callDesk("price-booking", wanted),
    enabled: tour !== undefined && fits,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    draft,
    wanted,
    set: (changes: Partial<typeof draft>) => write({ ...draft, ...changes }),
    /** Books under another key from here on: by that of before something else was booked. */
    isAnother: () => write({ ...latest.current, key: newRequestKey() }),
    /** Forgets what was written down: the next booking is another. */
    clear: () => {
      keep("");
      setKey(newRequestKey());
      setCleared((times) => times + 1);
    },
    /** How often: a field begins anew with it, also where what was typed could not be read. */
    cleared,
    isBegun: !isEmpty(draft, empty),
    tour,
    /** The two nearest days on which the tour starts, where it does not on the day that was chosen. */
    nearest: fits || !isChosen ? [] : nearestRuns(runs, draft.starts, today),
    /** What it costs, or did a moment ago, while `isPricing` says so. */
    price: fits && tour ? priced.data : undefined,
    isPricing: priced.isFetching,
    whyNoPrice: priced.error ? failureWords(priced.error) : "",
    wrong: wrongFields(priced.error),
  };
}

/** What the fields of the day and of the party need of it. */
export interface PartyState {
  draft: PartyDraft;
  set(changes: Partial<PartyDraft>): void;
  tour: TourToBook | undefined;
  nearest: string[];
  /** What is wrong with a field, as far as the price says. */
  wrong: Record<string, string>;
}

export type DraftState = ReturnType<typeof useBookingDraft>;
