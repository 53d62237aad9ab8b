import { useState } from "react";
import { BusyButton } from "../../form/busy-button";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { bookingWords, deskWords } from "../words/words";
import type { PartProps } from "./part-props";

const words = bookingWords.reversal;

interface RecordReversalProps extends Omit<PartProps, "wrong"> {
  /** The payment at the provider. */
  payment: string;
  /** What of it is in the books, in words. */
  amount: string;
}

/** Enters that a bank has taken the rest of a payment of which a part had been refunded. */
export function RecordReversal({ booking, busy, doing, payment, amount }: RecordReversalProps) {
  const [isAsking, setAsking] = useState(false);
  const { reference, version } = booking;
  const taken = { booking: reference, version, payment };
  return (
    <div>
      <Button
        look="quiet"
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
        className="-ml-2"
      >
        {words.ask}
      </Button>
      {isAsking && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void doing(() => callDesk("record-reversal", taken), words.done);
          }}
          className="mt-2 space-y-3 rounded-picture bg-card p-4"
        >
          <p>{words.sure(amount)}</p>
          <div className="flex flex-wrap gap-3">
            <BusyButton busy={busy} busyText={deskWords.request.sending}>
              {words.yes(amount)}
            </BusyButton>
            <Button look="outline" onClick={() => setAsking(false)}>
              {bookingWords.undo.no}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
