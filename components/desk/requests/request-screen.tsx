"use client";

import Link from "next/link";
import type { OfferPage } from "@/lib/contract/desk/offers";
import type { RequestDetail } from "@/lib/contract/desk/requests";
import { may } from "@/lib/contract/desk/rights";
import type { Me } from "@/lib/contract/desk/staff";
import { buttonClass } from "../../ui/button";
import { BackLink } from "../back-link";
import { callDesk } from "../call-desk";
import { ConnectionLost } from "../connection-lost";
import { languageText, momentText } from "../desk-formats";
import { NoteForm } from "../note-form";
import { BeginOffer } from "../offers/begin-offer";
import { Said } from "../said";
import { useDoing } from "../use-doing";
import { useShown } from "../use-live";
import { useNow } from "../use-now";
import { deskWords, newBookingWords } from "../words/words";
import { AnswerForm } from "./answer-form";
import { RequestActions } from "./request-actions";
import { RequestFacts } from "./request-facts";
import { RequestOffers } from "./request-offers";
import { WaitingTime } from "./waiting-time";
import { wishFacts, wishText } from "./wish-text";

const words = deskWords.request;

interface RequestScreenProps {
  first: RequestDetail;
  /** Made from it; undefined for whoever may not see them. */
  offers: OfferPage | undefined;
  me: Me;
}

/** One request: what was asked, what was said since, and what can be done about it. */
export function RequestScreen({ first, offers, me }: RequestScreenProps) {
  const { shown: request, isLive } = useShown(
    ["request", first.id],
    () => callDesk("request", { request: first.id }),
    first,
  );
  const now = useNow(request.now);
  const { busy, said, failure, doing } = useDoing();
  const answers = may(me.role, "answer");
  const shared = { request, busy, doing };
  return (
    <div className="pb-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
        <BackLink href="/">{words.back}</BackLink>
        <WaitingTime request={request} now={now} />
        <span>{deskWords.requests.kind[request.kind]}</span>
        <span>{languageText(request.language)}</span>
        {request.owner && (
          <span>
            {request.owner.id === me.id
              ? deskWords.requests.youHaveIt
              : deskWords.requests.hasIt(request.owner.name)}
          </span>
        )}
      </p>
      <p className="mt-3 font-semibold text-lg">{wishText(request.kind, request.wish)}</p>
      <p className="text-muted empty:hidden">{wishFacts(request.wish).join(" · ")}</p>
      <ConnectionLost isLive={isLive} className="mt-2" />
      <Said said={said} failure={failure} />
      {request.kind === "booking" && may(me.role, "booking") && (
        <p className="mt-4">
          <Link href={`/bookings/${request.id}`} prefetch={false} className={buttonClass()}>
            {words.decide}
          </Link>
        </p>
      )}
      {may(me.role, "begin-offer") && request.kind !== "review" && (
        <p className="mt-4 flex flex-wrap gap-2">
          <BeginOffer
            request={request.id}
            look={request.kind === "booking" ? "outline" : "primary"}
            doing={doing}
          />
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
      {offers && <RequestOffers request={request.id} first={offers} />}
      {answers && <RequestActions {...shared} me={me.id} />}
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="space-y-8">
          <RequestThread request={request} />
          {answers && request.email !== "" && <AnswerForm {...shared} />}
          <NoteForm
            about={request.id}
            onKeep={(text) => doing(() => callDesk("write-note", { request: request.id, text }))}
          />
        </div>
        <RequestFacts request={request} />
      </div>
    </div>
  );
}

/** What the guest wrote, then what was answered and noted since. */
function RequestThread({ request }: { request: RequestDetail }) {
  return (
    <section aria-label={words.thread} className="space-y-4">
      {request.words.map(({ field, text }) => (
        <figure key={field}>
          <figcaption className="text-muted text-small">{deskWords.wish.own[field]}</figcaption>
          <blockquote
            lang={request.language}
            className="mt-1 whitespace-pre-line border-gold border-l-4 pl-4"
          >
            {text}
          </blockquote>
        </figure>
      ))}
      {request.kind === "review" && <p className="text-muted text-small">{words.review}</p>}
      {request.messages.map(({ id, kind, author, text, at }) => (
        <article
          key={id}
          className={`rounded-picture p-4 ${kind === "answer" ? "bg-acacia/10" : "bg-paper-deep"}`}
        >
          <p className="text-muted text-small">
            {author} {words.wrote[kind]} · {momentText(at)}
          </p>
          <p className="mt-1 whitespace-pre-line">{text}</p>
        </article>
      ))}
    </section>
  );
}
