"use client";

import { useState } from "react";
import type { DeskReview } from "@/lib/contract/desk/reviews";
import { BusyButton } from "../../form/busy-button";
import { Stars } from "../../ui/stars";
import { callDesk } from "../call-desk";
import { countryText, dayText, languageText, momentText } from "../desk-formats";
import { Failure } from "../failure";
import { SecondPress } from "../second-press";
import { useAction } from "../use-action";
import { reviewWords as words } from "../words/words";
import { ReplyForm } from "./reply-form";
import { ReviewPhotographs } from "./review-photographs";

interface ReviewCardProps {
  review: DeskReview;
  /** Told how it stands after something was done about it. */
  onChanged(review: DeskReview): void;
  /** Told that it was another's turn in the meantime. */
  onStale(): void;
}

/** A review, whether it is published, and what is replied to it. */
export function ReviewCard({ review, onChanged, onStale }: ReviewCardProps) {
  const { id, state, rating, title, text, author, country, language, reply } = review;
  const [isReplying, setReplying] = useState(false);
  const action = useAction();
  const doing = (work: () => Promise<{ review: DeskReview }>, then: string) =>
    action.act(async () => {
      try {
        onChanged((await work()).review);
      } catch (error) {
        onStale();
        throw error;
      }
    }, then);
  const decide = (call: "publish-review" | "decline-review") =>
    doing(() => callDesk(call, { review: id, seen: state }), "");
  const decline = state === "pending" ? words.decline : words.takeDown;
  const count = review.photographs.length;
  const about = [
    words.from(author, countryText(country)),
    dayText(review.written),
    languageText(language),
    review.verified && words.travelled,
    review.written_already && words.writtenAlready,
    review.about,
  ];
  const button = {
    type: "button",
    look: "outline",
    busy: action.busy,
    busyText: words.busy,
  } as const;
  return (
    <article className="rounded-picture border border-line bg-card p-4 sm:px-5">
      <Stars rating={rating} label={words.stars(rating)} />
      <h2 lang={language} className="font-sans font-semibold text-body tracking-normal">
        {title || id}
      </h2>
      <p className="text-muted text-small">{about.filter(Boolean).join(" · ")}</p>
      <p lang={language} className="mt-2 max-w-text whitespace-pre-line">
        {text}
      </p>
      <ReviewPhotographs
        review={review}
        busy={action.busy}
        onLeaveOut={(photograph) =>
          doing(() => callDesk("leave-out-photograph", { review: id, photograph }), words.leftOut)
        }
      />
      {reply && (
        <div className="mt-3 max-w-text border-gold border-l-4 pl-4">
          <p className="text-muted text-small">
            {words.repliedBy(reply.by, momentText(reply.at))} · {languageText(reply.language)}
          </p>
          <p lang={reply.language} className="mt-1 whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
      {isReplying && state === "published" ? (
        <ReplyForm review={review} {...action} doing={doing} onClose={() => setReplying(false)} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {review.is_sent && state !== "published" && (
            <BusyButton {...button} look="primary" onClick={() => decide("publish-review")}>
              {state === "pending" ? words.publish : words.publishAfterAll}
            </BusyButton>
          )}
          {state === "published" && (
            <BusyButton {...button} look="primary" onClick={() => setReplying(true)}>
              {reply ? words.changeReply : words.reply}
            </BusyButton>
          )}
          {review.is_sent && state !== "declined" && count === 0 && (
            <BusyButton {...button} onClick={() => decide("decline-review")}>
              {decline}
            </BusyButton>
          )}
          {review.is_sent && state !== "declined" && count > 0 && (
            // Photographs are erased with it.
            <SecondPress
              key={state}
              {...button}
              surely={words.eraseToo(decline, count)}
              onDo={() => decide("decline-review")}
            >
              {decline}
            </SecondPress>
          )}
          {reply && (
            <BusyButton
              {...button}
              look="quiet"
              onClick={() =>
                doing(
                  () => callDesk("withdraw-reply", { review: id, version: reply.version }),
                  words.withdrawn,
                )
              }
            >
              {words.withdraw}
            </BusyButton>
          )}
        </div>
      )}
      <p role="status" className="mt-2 text-acacia text-small empty:hidden">
        {action.said || (review.is_sent ? words.states[state] : "")}
      </p>
      <Failure words={action.failure} />
    </article>
  );
}
