import { type FormEvent, useState } from "react";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import { BusyButton } from "../../form/busy-button";
import { TextArea } from "../../form/text-area";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { momentText } from "../desk-formats";
import type { Doing } from "../use-doing";
import { useKeptText } from "../use-kept-text";
import { offerWords as words } from "../words/words";

interface OfferThreadProps {
  offer: OfferDetail;
  busy: boolean;
  doing: Doing;
}

type Message = OfferDetail["messages"][number];

const threadId = "offer-thread";
const isOfGuests = (last: Message | undefined) =>
  last !== undefined && (last.from === null || last.kind === "comment");

/** The way to what waits for an answer, from the head of a long page; nothing where nobody waits. */
export function WaitingThread({ offer: { name, messages } }: Pick<OfferThreadProps, "offer">) {
  const lasts = new Map(messages.map((message) => [message.subject, message]));
  const waiting = [...lasts.values()].filter(isOfGuests);
  if (waiting.length === 0) return null;
  return (
    <a
      href={`#${threadId}`}
      className="mt-3 flex min-h-11 items-center border-gold border-l-4 bg-card px-4 py-2 font-semibold text-small"
    >
      {words.waiting(name, waiting.length)}
    </a>
  );
}

/** What the guest asked and what was answered, by what it is about; an answer stands on their page and goes out by mail. */
export function OfferThread(props: OfferThreadProps) {
  const { messages } = props.offer;
  if (messages.length === 0) return null;
  const subjects = [...new Set(messages.map(({ subject }) => subject))];
  return (
    <section id={threadId} className="mt-10 scroll-mt-4" aria-label={words.thread}>
      <h2 className="text-xl">{words.thread}</h2>
      {subjects.map((subject) => (
        <Thread
          key={subject}
          {...props}
          subject={subject}
          thread={messages.filter((message) => message.subject === subject)}
          isOnly={subject === null && subjects.length === 1}
        />
      ))}
    </section>
  );
}

interface ThreadProps extends OfferThreadProps {
  subject: string | null;
  thread: OfferDetail["messages"];
  /** There is none beside it: that it is about the whole need not be said. */
  isOnly: boolean;
}

function Thread({ offer, busy, doing, subject, thread, isOnly }: ThreadProps) {
  const [text, setText, arrived] = useKeptText(
    ["desk-offer-answer", offer.reference, ...(subject ? [subject] : [])].join("-"),
  );
  const [wantsToAnswer, setWantsToAnswer] = useState(false);
  const title = isOnly ? "" : (thread[0]?.about ?? words.whole);
  const isAsked = isOfGuests(thread.at(-1));
  const answer = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      await callDesk("answer-offer", { offer: offer.reference, text, subject });
      arrived(text);
      setWantsToAnswer(false);
    }, words.answered);
  };
  return (
    <div className="mt-5">
      <h3 className="text-lg empty:hidden">{title}</h3>
      <ol className="mt-3 space-y-3">
        {thread.map(({ id, from, kind, text, at }) => (
          <li
            key={id}
            className={`rounded-picture p-4 ${from && kind !== "comment" ? "bg-acacia/10" : "bg-paper-deep"}`}
          >
            <p className="text-muted text-small">
              {from ?? offer.name} · {momentText(at)}
              {kind !== "question" && (
                <strong className="text-terracotta-deep">{` · ${words[kind]}`}</strong>
              )}
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      {isAsked || wantsToAnswer || text ? (
        <form onSubmit={answer} className="mt-4 space-y-3">
          <TextArea
            id={`offer-answer-${subject ?? "whole"}`}
            label={title ? words.answerTo(title) : words.answer}
            value={text}
            onChange={(event) => setText(event.target.value)}
            lang={offer.language}
            rows={3}
            maxLength={4000}
            required
          />
          <BusyButton busy={busy} busyText={words.sending}>
            {words.answerSend}
          </BusyButton>
        </form>
      ) : (
        <Button look="quiet" onClick={() => setWantsToAnswer(true)} className="-ml-2 mt-2">
          {title ? words.answerTo(title) : words.writeMore}
        </Button>
      )}
    </div>
  );
}
