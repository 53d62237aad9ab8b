import { useState } from "react";
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
  /** What it is called with what it says, where the same stands beside others. */
  called?(says: string): string;
  onDo(): void;
}

/**
 * A button for what cannot be taken back: done with a second press of its own, and not with a
 * double-click or a key that is held down.
 */
export function SecondPress({ look, busy, busyText, children, surely, ...on }: SecondPressProps) {
  const [isAsked, setAsked] = useState(false);
  const says = isAsked ? surely : children;
  return (
    <>
      <Button
        look={look}
        aria-label={on.called?.(says)}
        aria-disabled={busy || undefined}
        className="aria-disabled:cursor-progress"
        onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
        onClick={({ detail }) => {
          if (busy) return;
          if (!isAsked) setAsked(true);
          else if (detail < 2) on.onDo();
        }}
      >
        {busy ? (busyText ?? says) : says}
      </Button>
      {isAsked && (
        <Button look="quiet" onClick={() => setAsked(false)}>
          {deskWords.leaveIt}
        </Button>
      )}
    </>
  );
}
