"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import type { RequestDetail } from "@/lib/contract/desk/requests";
import { may } from "@/lib/contract/desk/rights";
import type { Me } from "@/lib/contract/desk/staff";
import { buttonClass } from "../../ui/button";
import { callDesk } from "../call-desk";
import { deskWords } from "../desk-words";
import { Failure } from "../failure";
import { newBookingWords } from "../new-booking/new-booking-words";
import { BeginOffer } from "../offers/begin-offer";
import { useAction } from "../use-action";
import { pollingMs, useLive } from "../use-live";
import { useNow } from "../use-now";
import { AnswerForm } from "./answer-form";
import { NoteForm } from "./note-form";
import { RequestActions } from "./request-actions";
import { RequestFacts } from "./request-facts";
import { RequestThread } from "./request-thread";
import { WaitingTime } from "./waiting-time";

const words = deskWords.request;

/** One request: what was asked, what was said since, and what can be done about it. */
export function RequestScreen({ first, me }: { first: RequestDetail; me: Me }) {
  const queries = useQueryClient();
  const isLive = useLive();
  const { data: request } = useQuery({
    queryKey: ["request", first.id],
    queryFn: () => callDesk("request", { request: first.id }),
    initialData: first,
    refetchInterval: isLive ? false : pollingMs,
  });
  const now = useNow(request.now);
  const { busy, said, failure, act } = useAction();
  /** Does something about the request as it is on screen, and shows how it stands then. */
  const doing = (work: () => Promise<unknown>, then = "") =>
    act(async () => {
      try {
        await work();
      } finally {
        await queries.invalidateQueries();
      }
    }, then);
  const answers = may(me.role, "answer");
  const shared = { request, busy, doing };
  return (
    <div className="pb-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
        <Link
          href="/"
          className="font-semibold text-terracotta-deep underline-offset-4 hover:underline"
        >
          ← {words.back}
        </Link>
        <WaitingTime request={request} now={now} />
        {request.kind === "booking" && may(me.role, "booking") ? (
          <Link
            href={`/bookings/${request.id}`}
            prefetch={false}
            className="underline underline-offset-4"
          >
            {deskWords.requests.kind.booking}
          </Link>
        ) : (
          <span>{deskWords.requests.kind[request.kind]}</span>
        )}
        <span>{deskWords.requests.language(request.language)}</span>
        {request.owner && (
          <span>
            {request.owner.id === me.id
              ? deskWords.requests.youHaveIt
              : deskWords.requests.hasIt(request.owner.name)}
          </span>
        )}
      </p>
      <p className="mt-3 font-semibold text-lg">{request.what}</p>
      <p className="text-muted empty:hidden">
        {[request.party, request.budget].filter(Boolean).join(" · ")}
      </p>
      <p className="mt-2 text-danger text-small empty:hidden">
        {isLive ? "" : deskWords.requests.lost}
      </p>
      <div className="fixed inset-x-4 bottom-18 z-10 lg:inset-x-auto lg:right-8 lg:bottom-6">
        <p
          role="status"
          className="rounded-picture bg-night px-4 py-3 text-paper text-small shadow-float empty:hidden"
        >
          {said}
        </p>
        <div className="rounded-picture bg-card px-4 py-3 shadow-float has-[p:empty]:hidden">
          <Failure words={failure} />
        </div>
      </div>
      {answers && <RequestActions {...shared} me={me.id} />}
      {may(me.role, "begin-offer") && request.kind !== "review" && (
        <p className="mt-3 flex flex-wrap gap-2">
          <BeginOffer request={request.id} doing={doing} />
          {request.kind !== "booking" && (
            <Link
              href={`/bookings/new?request=${request.id}`}
              prefetch={false}
              className={buttonClass("outline")}
            >
              {newBookingWords.fromRequest}
            </Link>
          )}
        </p>
      )}
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="space-y-8">
          <RequestThread request={request} />
          {answers && request.email !== "" && <AnswerForm {...shared} />}
          <NoteForm {...shared} />
        </div>
        <RequestFacts request={request} />
      </div>
    </div>
  );
}
