import { callDesk } from "../call-desk";
import { bookingWords } from "../words/words";
import type { PartProps } from "./part-props";
import { TakeOut } from "./take-out";

const words = bookingWords.reversal;

interface RecordReversalProps extends Omit<PartProps, "wrong"> {
  /** The payment at the provider. */
  payment: string;
  /** What of it is in the books, in words. */
  amount: string;
}

/** Enters that a bank has taken the rest of a payment of which a part had been refunded. */
export function RecordReversal({ booking, busy, doing, payment, amount }: RecordReversalProps) {
  const { reference, version } = booking;
  const taken = { booking: reference, version, payment };
  return (
    <TakeOut
      {...{ amount, busy }}
      ask={words.ask}
      sure={(booking.email ? words.sure : words.sureUntold)(amount)}
      onYes={() => void doing(() => callDesk("record-reversal", taken), words.done)}
    />
  );
}
