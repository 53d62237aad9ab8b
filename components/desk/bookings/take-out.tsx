import { type ReactNode, useState } from "react";
import { BusyButton } from "../../form/busy-button";
import { Button } from "../../ui/button";
import { bookingWords, deskWords } from "../words/words";

const words = bookingWords.takeOut;

interface TakeOutProps {
  ask: string;
  /** What it does, to be read before it is done. */
  sure: string;
  /** How much, in words. */
  amount: string;
  busy: boolean;
  onYes(): void;
  /** What else is asked. */
  children?: ReactNode;
}

/** Takes an amount out of the books, once somebody has said what they mean. */
export function TakeOut({ ask, sure, amount, busy, onYes, children }: TakeOutProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button
        look="quiet"
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
        className="-ml-2"
      >
        {ask}
      </Button>
      {isAsking && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onYes();
          }}
          className="mt-2 space-y-3 rounded-picture bg-card p-4"
        >
          <p>{sure}</p>
          {children}
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
