"use client";

import type { Resources } from "@/lib/contract/desk/resources";
import { may } from "@/lib/contract/desk/rights";
import type { Me } from "@/lib/contract/desk/staff";
import { buttonClass } from "../../ui/button";
import { BackLink } from "../back-link";
import { callDesk, failureWords } from "../call-desk";
import { ConnectionLost } from "../connection-lost";
import { Failure } from "../failure";
import { Said } from "../said";
import { useDoing } from "../use-doing";
import { useShown } from "../use-live";
import { resourceWords as words } from "../words/words";
import { DayNav } from "./day-nav";
import { calendarHref } from "./departure-link";
import { JourneyRow } from "./journey-row";
import { AddResource, ResourceRow } from "./resource-row";

/** Who and what takes part in the journeys of three weeks. */
export function ResourceScreen({ first, me }: { first: Resources; me: Me }) {
  const {
    shown: all,
    error,
    isLive,
  } = useShown(["resources", first.from], () => callDesk("resources", { from: first.from }), first);
  const { busy, said, failure, doing } = useDoing();
  const decides = may(me.role, "allocate");
  return (
    <>
      <p className="mb-2">
        <BackLink href={calendarHref(first.from)}>{words.back}</BackLink>
      </p>
      <ConnectionLost isLive={isLive} className="mb-3" />
      {error && <Failure words={failureWords(error)} />}
      <DayNav calendar={all} path="/calendar/resources" />
      <Said said={said || (busy ? words.saving : "")} failure={failure} />
      {decides && all.resources.length > 0 && (
        <p className="mb-6 flex flex-wrap gap-2">
          <a href="#add" className={buttonClass("outline")}>
            {words.add}
          </a>
          <a href="#resources" className={buttonClass("outline")}>
            {words.toChange}
          </a>
        </p>
      )}
      {all.resources.length === 0 && (
        <div className="mb-6 max-w-text border-gold border-l-4 pl-3">
          <p className="font-semibold">{words.none}</p>
          <p className="text-small">{decides ? words.enter : words.whyForOthers}</p>
          {decides && (
            <a
              href="#add"
              className="inline-flex min-h-11 items-center font-semibold text-small text-terracotta-deep underline underline-offset-4"
            >
              {words.addFirst}
            </a>
          )}
        </div>
      )}
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
      {all.resources.length > 0 && (
        <section aria-labelledby="resources" className="mt-10">
          <h2 id="resources" className="scroll-mt-4 text-xl">
            {words.title}
          </h2>
          <ul>
            {all.resources.map((resource) => (
              <ResourceRow key={resource.id} {...{ resource, all, decides, doing }} />
            ))}
          </ul>
        </section>
      )}
      {decides && <AddResource doing={doing} />}
    </>
  );
}
