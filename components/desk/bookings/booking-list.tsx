"use client";

import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BookingState } from "@/lib/contract/bookings";
import type { BookingPage } from "@/lib/contract/desk/bookings";
import type { Among } from "@/lib/contract/desk/month";
import { TextField } from "../../form/text-field";
import { Button } from "../../ui/button";
import { callDesk, failureWords } from "../call-desk";
import { Chips } from "../chips";
import { deskWords } from "../desk-words";
import { Failure } from "../failure";
import { AmongChip } from "../month/among-chip";
import { pollingMs, useLive } from "../use-live";
import { BookingCard } from "./booking-card";
import { bookingWords as words } from "./booking-words";
import { useLookedFor } from "./use-looked-for";

const states = Object.keys(words.states) as BookingState[];
type Pages = InfiniteData<BookingPage, string | undefined>;

interface BookingListProps {
  first: BookingPage;
  /** Only what a figure of a month counts. */
  made?: Among | undefined;
  confirmed?: Among | undefined;
}

/** Every booking, found by anything that is known of it. */
export function BookingList({ first, made, confirmed }: BookingListProps) {
  const among = made ?? confirmed;
  const { find, states: chosen, setFind, toggle } = useLookedFor(among === undefined);
  const wanted = useRested(find.trim());
  const isLive = useLive();
  const query = useInfiniteQuery({
    queryKey: ["bookings", wanted, chosen, made, confirmed],
    queryFn: ({ pageParam }) =>
      callDesk("bookings", {
        find: wanted,
        states: chosen,
        made,
        confirmed,
        ...(pageParam && { after: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: BookingPage) => next ?? undefined,
    refetchInterval: isLive ? false : pollingMs,
    ...(wanted === "" &&
      chosen.length === 0 && {
        initialData: { pages: [first], pageParams: [undefined] } satisfies Pages,
      }),
    placeholderData: (before: Pages | undefined) => before,
  });
  const found = (query.data?.pages ?? []).flatMap(({ bookings }) => bookings);
  return (
    <>
      {among && (
        <AmongChip
          what={made ? "made" : "confirmed"}
          among={among}
          all="/bookings"
          name={among.by === "journey" ? found[0]?.tour : undefined}
        />
      )}
      <search>
        <TextField
          id="find"
          type="search"
          label={words.find}
          hint={words.hint}
          value={find}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setFind(event.target.value)}
        />
        <Chips
          label={words.filter}
          options={states}
          nameOf={(state) => words.states[state]}
          isChosen={(state) => chosen.includes(state)}
          onChoose={toggle}
          className="mt-3"
        />
      </search>
      <p role="status" className="mt-2 text-danger text-small empty:hidden">
        {isLive ? "" : deskWords.requests.lost}
      </p>
      {query.isError && <Failure words={failureWords(query.error)} />}
      <ol className="mt-4 space-y-3" aria-busy={query.isFetching}>
        {found.map((booking) => (
          <li key={booking.reference}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ol>
      {found.length === 0 && query.isSuccess && !query.isPlaceholderData && (
        <p role="status" className="mt-8 text-muted">
          {words.empty}
        </p>
      )}
      {query.hasNextPage && (
        <Button look="outline" className="mt-5 w-full" onClick={() => query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  );
}

const restedMs = 250;

/** What is typed, once nothing was typed for a moment. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restedMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
