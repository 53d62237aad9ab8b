import { businessDay } from "@/lib/clock";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import { BusyButton } from "../../form/busy-button";
import { pressed } from "../../form/pressed-key";
import { Button, buttonClass } from "../../ui/button";
import { callDesk } from "../call-desk";
import { dayText } from "../desk-formats";
import { fieldLook } from "../fields/field-look";
import type { Doing } from "../use-doing";
import { offerWords as words } from "../words/words";
import { focusUnread } from "./focus-unread";
import { NoticeList } from "./notice-list";
import type { Typed } from "./use-draft";

interface OfferSendingProps {
  offer: OfferDetail;
  typed: Typed;
  busy: boolean;
  /** Has all that was typed saved, and says which version that is; throws why it could not be. */
  settle(): Promise<number>;
  /** What is typed by then. */
  latest(): Typed;
  doing: Doing;
}

/** What is still missing, sending, the link, and taking it back. */
export function OfferSending({ offer, typed, busy, settle, latest, doing }: OfferSendingProps) {
  const { reference, problems, link, link_text, state, unsent, sent_at } = offer;
  const send = () => {
    if (focusUnread()) return;
    return doing(async () => {
      const version = await settle();
      // The guest gets the same words once, until they are seen to be sent; other words are another offer.
      await pressed(["send-offer", reference, offer.sent, latest()], (key) =>
        callDesk("send-offer", { offer: reference, version }, key),
      );
    }, words.sent(typed.email));
  };
  return (
    <section className="mt-8">
      <NoticeList
        title={words.beforeSending}
        lines={problems.map((problem) => words.problems[problem] ?? problem)}
      />
      <p role="status" className="mt-4 font-semibold text-small empty:hidden">
        {unsent &&
          sent_at &&
          !offer.link_ended &&
          words.unsent(dayText(businessDay(new Date(sent_at))))}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <BusyButton type="button" busy={busy} busyText={words.sending} onClick={send}>
          {offer.sent === null ? words.send : words.sendAgain}
        </BusyButton>
        {link && state === "sent" && (
          <a
            href={`https://wa.me/?text=${encodeURIComponent(link_text ?? link)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("outline")}
          >
            {words.whatsapp}
          </a>
        )}
        {(state === "sent" || state === "expired") && (
          <Button
            look="quiet"
            onClick={() =>
              doing(async () => {
                await callDesk("withdraw-offer", { offer: reference });
              }, words.withdrawn)
            }
          >
            {words.withdraw}
          </Button>
        )}
      </div>
      {link && (
        <label className="mt-4 block text-small">
          <span className="block text-muted">{words.link}</span>
          <input
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            className={`w-full ${fieldLook}`}
          />
        </label>
      )}
    </section>
  );
}
