import { useState } from "react";
import { BusyButton } from "../form/busy-button";
import { Button } from "../ui/button";
import { deskWords } from "./words/words";

interface SecondPressProps {
  look: "outline" | "quiet";
  busy: boolean;
  /** What it says while it works, where that is something else. */
  busyText?: string;
  /** What it says until it is pressed, and then. */
  children: string;
  surely: string;
  onDo(): void;
}

/** A button for what cannot be taken back: done with a second press, and not with a double-click. */
export function SecondPress({ look, busy, busyText, children, surely, onDo }: SecondPressProps) {
  const [isAsked, setAsked] = useState(false);
  const says = isAsked ? surely : children;
  return (
    <>
      <BusyButton
        type="button"
        look={look}
        busy={busy}
        busyText={busyText ?? says}
        onClick={({ detail }) => {
          if (!isAsked) setAsked(true);
          else if (detail < 2) onDo();
        }}
      >
        {says}
      </BusyButton>
      {isAsked && (
        <Button look="quiet" onClick={() => setAsked(false)}>
          {deskWords.leaveIt}
        </Button>
      )}
    </>
  );
}
