"use client";

import { callDesk } from "../call-desk";
import type { Doing } from "../use-doing";
import { resourceWords as words } from "../words/words";

interface TakenByProps {
  /** The allocation. */
  id: string;
  /** What is on which journey. */
  name: string;
  what: string;
  text: string;
  decides: boolean;
  doing: Doing;
}

/** That something is taken, with the button that gives it back. */
export function TakenBy({ id, name, what, text, decides, doing }: TakenByProps) {
  return (
    <li className="inline-flex items-center rounded-chip bg-lake/15 pl-3 text-lake text-small">
      <span className="py-1 pr-3">{text}</span>
      {decides && (
        <button
          type="button"
          aria-label={words.release(name, what)}
          onClick={() => doing(() => callDesk("release", { allocation: id }), words.released)}
          className="-ml-2 grid size-11 place-items-center"
        >
          ×
        </button>
      )}
    </li>
  );
}
