"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import type { Calendar, DepartureDetail } from "@/lib/contract/desk/calendar";
import type { Resources } from "@/lib/contract/desk/resources";
import { may } from "@/lib/contract/desk/rights";
import type { Me } from "@/lib/contract/desk/staff";
import { BackLink } from "../back-link";
import { callDesk, failureWords } from "../call-desk";
import { ConnectionLost } from "../connection-lost";
import { Failure } from "../failure";
import { pollingMs, useShown } from "../use-live";
import { resourceWords, calendarWords as words } from "../words/words";
import { AddDeparture } from "./add-departure";
import { DayGrid } from "./day-grid";
import { DayList } from "./day-list";
import { DayNav } from "./day-nav";
import { calendarHref, goTo } from "./departure-link";
import { DeparturePanel } from "./departure-panel";

interface CalendarScreenProps {
  first: Calendar;
  /** Guides and vehicles in the same weeks. */
  firstTaken: Resources;
  /** The departure that the address names, as it was when the page was made. */
  opened?: DepartureDetail | undefined;
  me: Me;
}

/** Three weeks of departures, and beside them, or in their place on phones, the one that is open. */
export function CalendarScreen({ first, firstTaken, opened, me }: CalendarScreenProps) {
  const open = useSearchParams().get("departure");
  const {
    shown: calendar,
    error,
    isLive,
  } = useShown(["calendar", first.from], () => callDesk("calendar", { from: first.from }), first);
  const { data: taken } = useQuery({
    queryKey: ["resources", first.from],
    queryFn: () => callDesk("resources", { from: first.from }),
    initialData: () => firstTaken,
    refetchInterval: isLive ? false : pollingMs,
  });
  useReturn(open);
  const decides = may(me.role, "close-departure");
  return (
    <>
      <ConnectionLost isLive={isLive} className="mb-3" />
      {error && <Failure words={failureWords(error)} />}
      <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside aria-label={words.departures} className="lg:order-last max-lg:mb-6">
          {open ? (
            <>
              <p className="mb-3">
                <BackLink href={calendarHref(first.from)} onGo={goTo}>
                  {words.back}
                </BackLink>
              </p>
              <DeparturePanel
                key={open}
                id={open}
                first={opened?.id === open ? opened : undefined}
                decides={decides}
                refetchEveryMs={isLive ? false : pollingMs}
              />
            </>
          ) : (
            <>
              <p className="mb-4 hidden text-muted text-small lg:block">{words.hint}</p>
              {decides && <AddDeparture calendar={calendar} first={first.from} />}
            </>
          )}
        </aside>
        <div className={open ? "max-lg:hidden" : ""}>
          <DayNav calendar={calendar} path="/calendar" />
          <p className="mb-2">
            <a
              href={`/calendar/resources?from=${first.from}`}
              className="inline-flex min-h-11 items-center font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
            >
              {resourceWords.title}
            </a>
          </p>
          <div className="xl:hidden">
            <DayList calendar={calendar} open={open} />
          </div>
          <div className="hidden xl:block">
            <DayGrid calendar={calendar} taken={taken} open={open} />
            <p className="mt-3 text-muted text-small">{words.legend}</p>
          </div>
        </div>
      </div>
    </>
  );
}

/** Whoever comes back from a departure finds the list where they left it, and the focus on that departure. */
function useReturn(open: string | null) {
  const before = useRef({ open, scroll: 0 });
  useEffect(() => {
    const { open: was, scroll } = before.current;
    if (open && !was) {
      before.current = { open, scroll: window.scrollY };
      if (window.matchMedia("(width < 64rem)").matches) window.scrollTo({ top: 0 });
      return;
    }
    before.current = { open, scroll };
    if (open || !was) return;
    if (window.matchMedia("(width < 64rem)").matches) window.scrollTo({ top: scroll });
    const links = document.querySelectorAll<HTMLElement>(`[data-departure="${CSS.escape(was)}"]`);
    for (const link of links) if (link.offsetParent !== null) link.focus({ preventScroll: true });
  }, [open]);
}
