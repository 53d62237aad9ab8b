import { useState } from "react";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { bookingWords } from "../words/words";
import type { PartProps } from "./part-props";

const words = bookingWords.undo;

interface UndoTransferProps extends PartProps {
  /** Its number in the ledger. */
  entry: number;
  /** In words. */
  amount: string;
}

/** Takes a transfer out of the books that was entered by mistake: in two taps. */
export function UndoTransfer({ booking, busy, doing, entry, amount }: UndoTransferProps) {
  const [isAsking, setAsking] = useState(false);
  const seen = { booking: booking.reference, version: booking.version };
  const undo = () => doing(() => callDesk("undo-transfer", { ...seen, entry }), words.done);
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
        <div className="flex flex-wrap items-center gap-3">
          <p className="basis-full">{words.sure}</p>
          <Button disabled={busy} onClick={undo}>
            {words.yes(amount)}
          </Button>
          <Button look="outline" onClick={() => setAsking(false)}>
            {words.no}
          </Button>
        </div>
      )}
    </div>
  );
}
