import type { OfferDetail } from "@/lib/contract/desk/offers";
import { previewMark } from "@/lib/site/routes";
import { Button, buttonClass } from "../../ui/button";
import { callDesk } from "../call-desk";
import { dayText, momentText } from "../desk-formats";
import type { Doing } from "../use-doing";
import { offerWords as words } from "../words/words";

interface OfferReadingProps {
  offer: OfferDetail;
  doing: Doing;
}

/** Whether the guest has opened what was sent, a new link for it, and a reminder by leave. */
export function OfferReading({ offer, doing }: OfferReadingProps) {
  const { reference, link, state, openings, opened_at, is_shared, remind, reminder_day } = offer;
  if (!link) return null;
  const isOpen = state === "sent";
  const renew = () =>
    doing(async () => {
      await callDesk("renew-offer-link", { offer: reference });
    }, words.renewed);
  const allow = (on: boolean) =>
    doing(
      async () => {
        await callDesk("remind-before-end", { offer: reference, remind: on });
      },
      on ? words.willRemind : words.wontRemind,
    );
  return (
    <section className="mt-6 text-small" aria-label={words.reading}>
      <p>
        <strong className="font-semibold">
          {opened_at ? words.opened(openings, momentText(opened_at)) : words.neverOpened}
        </strong>
        {is_shared && ` · ${words.shared}`}
      </p>
      {isOpen && (
        <label className="mt-2 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={remind && reminder_day !== null}
            disabled={reminder_day === null}
            onChange={(event) => void allow(event.target.checked)}
            className="size-5 accent-terracotta"
          />
          {reminder_day ? words.remind(dayText(reminder_day)) : words.tooLateToRemind}
        </label>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <a
          href={`${link}${previewMark}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("outline")}
        >
          {words.lookAtIt}
        </a>
        <Button look="quiet" onClick={() => void renew()}>
          {words.renewLink}
        </Button>
      </div>
    </section>
  );
}
