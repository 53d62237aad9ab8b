import { useState } from "react";
import { callDesk } from "../call-desk";
import { MoneyField } from "../fields/money-field";
import { bookingWords } from "../words/words";
import type { PartProps } from "./part-props";
import { TakeOut } from "./take-out";

const words = bookingWords.undo;

interface UndoTransferProps extends PartProps {
  /** Its number in the ledger. */
  entry: number;
  /** In words. */
  amount: string;
}

/** Takes a transfer out of the books that was entered by mistake, and enters what came in truth. */
export function UndoTransfer({ booking, busy, doing, entry, amount }: UndoTransferProps) {
  const [instead, setInstead] = useState<number | null>(null);
  const { reference, version } = booking;
  const undone = { booking: reference, version, entry, instead_minor: instead };
  return (
    <TakeOut
      {...{ amount, busy }}
      ask={words.ask}
      sure={booking.email ? words.sure : words.sureUntold}
      onYes={() => void doing(() => callDesk("undo-transfer", undone), words.done)}
    >
      <MoneyField
        id={`instead-${entry}`}
        label={words.instead}
        hint={words.insteadHint}
        value={instead}
        onChange={setInstead}
      />
    </TakeOut>
  );
}
