"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Resources } from "@/lib/contract/desk/resources";
import { may } from "@/lib/contract/desk/rights";
import type { Me } from "@/lib/contract/desk/staff";
import { callDesk, failureWords } from "../call-desk";
import { deskWords } from "../desk-words";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { pollingMs, useLive } from "../use-live";
import { DayNav } from "./day-nav";
import { calendarHref } from "./departure-link";
import { JourneyRow } from "./journey-row";
import { AddResource, ResourceRow } from "./resource-row";
import { resourceWords as words } from "./resource-words";
import type { DoResource } from "./taken-by";

/** Who and what takes part in the journeys of three weeks. */
export function ResourceScreen({ first, me }: { first: Resources; me: Me }) {
  const queries = useQueryClient();
  const isLive = useLive();
  const { busy, said, failure, act } = useAction();
  const { data: all, error } = useQuery({
    queryKey: ["resources", first.from],
    queryFn: () => callDesk("resources", { from: first.from }),
    initialData: first,
    refetchInterval: isLive ? false : pollingMs,
  });
  const doing: DoResource = (work, then) =>
    act(async () => {
      try {
        await work();
      } finally {
        await queries.invalidateQueries();
      }
    }, then);
  const decides = may(me.role, "allocate");
  return (
    <>
      <p className="mb-4">
        <a
          href={calendarHref(first.from)}
          className="font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
        >
          ← {words.back}
        </a>
      </p>
      <p className="mb-3 text-danger text-small empty:hidden">
        {isLive ? "" : deskWords.requests.lost}
      </p>
      {error && <Failure words={failureWords(error)} />}
      <DayNav calendar={all} path="/calendar/resources" />
      <div className="fixed inset-x-4 bottom-18 z-10 lg:inset-x-auto lg:right-8 lg:bottom-6">
        <p
          role="status"
          className="rounded-picture bg-night px-4 py-3 text-paper text-small shadow-float empty:hidden"
        >
          {said || (busy && words.saving)}
        </p>
        <div className="rounded-picture bg-card px-4 py-3 shadow-float has-[p:empty]:hidden">
          <Failure words={failure} />
        </div>
      </div>
      <section aria-labelledby="journeys">
        <h2 id="journeys" className="text-xl">
          {words.journeys}
        </h2>
        {all.journeys.length === 0 && <p className="text-muted">{words.noJourneys}</p>}
        <ul>
          {all.journeys.map((journey) => (
            <JourneyRow key={journey.id} {...{ journey, all, decides, doing }} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="resources" className="mt-10">
        <h2 id="resources" className="text-xl">
          {words.title}
        </h2>
        <ul>
          {all.resources.map((resource) => (
            <ResourceRow key={resource.id} {...{ resource, all, decides, doing }} />
          ))}
        </ul>
        {decides && <AddResource doing={doing} />}
      </section>
    </>
  );
}
