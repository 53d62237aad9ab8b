import type { FormEvent } from "react";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import { TextArea } from "../../form/text-area";
import { BusyButton } from "../busy-button";
import { callDesk } from "../call-desk";
import { momentText } from "../moment";
import { useKeptText } from "../use-kept-text";
import { offerWords as words } from "./offer-words";

interface OfferThreadProps {
  offer: OfferDetail;
  busy: boolean;
  doing(work: () => Promise<void>, then?: string): Promise<void>;
}

/** What the guest asked and what was answered; the answer stands on their page and goes out by mail. */
export function OfferThread({ offer, busy, doing }: OfferThreadProps) {
  const [text, setText] = useKeptText(`desk-offer-answer-${offer.reference}`);
  if (offer.messages.length === 0) return null;
  const answer = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      await callDesk("answer-offer", { offer: offer.reference, text });
      setText("");
    }, words.answered);
  };
  return (
    <section className="mt-10" aria-label={words.thread}>
      <h2 className="text-xl">{words.thread}</h2>
      <ol className="mt-3 space-y-3">
        {offer.messages.map((message) => (
          <li
            key={message.id}
            className={`rounded-picture p-4 ${message.from ? "bg-acacia/10" : "bg-paper-deep"}`}
          >
            <p className="text-muted text-small">
              {message.from ?? offer.name} · {momentText(message.at)}
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.text}</p>
          </li>
        ))}
      </ol>
      <form onSubmit={answer} className="mt-4 space-y-3">
        <TextArea
          id="offer-answer"
          label={words.answer}
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
    </section>
  );
}
