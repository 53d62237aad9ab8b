"use client";

import { useState } from "react";
import type { LostReason } from "@/lib/contract/desk/requests";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { ChooseThen } from "../choose-then";
import { deskWords } from "../words/words";
import type { PartProps } from "./part-props";
import { Reminder } from "./reminder";

const words = deskWords.request;
const reasons = Object.keys(words.reasons) as LostReason[];

/** What becomes of a request, each in one tap; why it was lost in a second one. */
export function RequestActions({ request, busy, doing, me }: PartProps & { me: string }) {
  const [asksWhy, setAsksWhy] = useState(false);
  const { id, version, state, owner, colleagues } = request;
  const seen = { request: id, version };
  const isClosed = state === "won" || state === "lost";
  const others = colleagues.filter((each) => each.id !== owner?.id && each.id !== me);
  return (
    <div className="mt-4 space-y-3" aria-busy={busy}>
      <div className="flex flex-wrap gap-2">
        {owner?.id !== me && (
          <Button look="outline" onClick={() => doing(() => callDesk("take-over", seen))}>
            {words.takeOver}
          </Button>
        )}
        {state === "waiting" ? (
          <Button look="outline" onClick={() => doing(() => callDesk("mark-answered", seen))}>
            {words.elsewhere}
          </Button>
        ) : (
          <Button look="outline" onClick={() => doing(() => callDesk("reopen", seen))}>
            {words.reopen}
          </Button>
        )}
        {!isClosed && (
          <>
            <Button look="outline" onClick={() => doing(() => callDesk("mark-won", seen))}>
              {words.won}
            </Button>
            <Button look="outline" aria-expanded={asksWhy} onClick={() => setAsksWhy(!asksWhy)}>
              {words.lost}
            </Button>
          </>
        )}
      </div>
      {asksWhy && !isClosed && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-small">{words.why}</legend>
          {reasons.map((reason) => (
            <Button
              key={reason}
              look="outline"
              onClick={() => doing(() => callDesk("mark-lost", { ...seen, reason }))}
            >
              {words.reasons[reason]}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {others.length > 0 && (
          <ChooseThen
            label={words.handOn}
            nothing={words.handOn}
            options={others.map(({ id: to, name }) => ({ value: to, text: name }))}
            button={words.handOver}
            onDo={(to) => doing(() => callDesk("hand-on", { ...seen, to }))}
          />
        )}
        <Reminder request={request} busy={busy} doing={doing} />
      </div>
    </div>
  );
}
