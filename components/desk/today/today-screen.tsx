"use client";

import { useQuery } from "@tanstack/react-query";
import type { Today } from "@/lib/contract/desk/today";
import { Button } from "../../ui/button";
import { callDesk, failureWords } from "../call-desk";
import { ConnectionLost } from "../connection-lost";
import { momentText, weekdayText } from "../desk-formats";
import { Failure } from "../failure";
import { pollingMs, useLive } from "../use-live";
import { useNow } from "../use-now";
import { todayWords as words } from "../words/words";
import { DueList } from "./due-list";
import { FailedEmails } from "./failed-emails";
import { Journeys } from "./journeys";

const sendingMs = 2_000;

/** The day: who arrives, travels and leaves, what is due, what did not arrive. It prints as a sheet. */
export function TodayScreen({ first }: { first: Today }) {
  const isLive = useLive();
  const query = useQuery({
    queryKey: ["today"],
    queryFn: () => callDesk("today", {}),
    initialData: first,
    // Time itself brings things about here, and no name is heard of that.
    refetchInterval: ({ state }) =>
      state.data?.emails.some((email) => email.is_trying) ? sendingMs : pollingMs,
  });
  const today = query.data;
  const now = useNow(today.now);
  return (
    <div className="space-y-10 print:space-y-6 print:text-small">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold text-lg">{weekdayText(today.today)}</p>
          <p className="text-muted text-small">{words.printed(momentText(today.now))}</p>
        </div>
        <Button look="outline" className="print:hidden" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <ConnectionLost isLive={isLive} className="print:hidden" />
      {query.isError && <Failure words={failureWords(query.error)} />}
      <Journeys today={today} />
      <DueList today={today} now={now} />
      <FailedEmails emails={today.emails} />
    </div>
  );
}
