import { useState } from "react";
import { BusyButton } from "../../form/busy-button";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { MoneyField } from "../fields/money-field";
import { bookingWords, deskWords } from "../words/words";
import type { PartProps } from "./part-props";

const words = bookingWords.undo;

interface UndoTransferProps extends PartProps {
  /** Its number in the ledger. */
  entry: number;
  /** In words. */
  amount: string;
}

/** Takes a transfer out of the books that was entered by mistake, and enters what came in truth. */
export function UndoTransfer({ booking, busy, doing, entry, amount }: UndoTransferProps) {
  const [isAsking, setAsking] = useState(false);
  const [instead, setInstead] = useState<number | null>(null);
  const seen = { booking: booking.reference, version: booking.version };
  const undone = { ...seen, entry, instead_minor: instead };
  const undo = () => doing(() => callDesk("undo-transfer", undone), words.done);
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
            void undo();
          }}
          className="mt-2 space-y-3 rounded-picture bg-card p-4"
        >
          <p>{words.sure}</p>
          <MoneyField
            id={`instead-${entry}`}
            label={words.instead}
            hint={words.insteadHint}
            value={instead}
            onChange={setInstead}
          />
          <div className="flex flex-wrap gap-3">
            <BusyButton busy={busy} busyText={deskWords.request.sending}>
              {words.yes(amount)}
            </BusyButton>
            <Button look="outline" onClick={() => setAsking(false)}>
              {words.no}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
