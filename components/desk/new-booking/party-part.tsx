import { toggled } from "../../form/toggled";
import { PartyFields } from "../fields/party-fields";
import { newBookingWords as words } from "../words/words";
import type { PartyState } from "./use-booking-draft";

/** How many come, how they sleep, and what they add. */
export function PartyPart({ state: { draft, set, tour, wrong } }: { state: PartyState }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.party}</h2>
      <PartyFields party={draft} wrong={wrong} onChange={set} />
      {tour && tour.extras.length > 0 && (
        <fieldset className="mt-4">
          <legend className="font-semibold text-small">{words.extras}</legend>
          {tour.extras.map(({ key, text }) => (
            <label key={key} className="flex min-h-11 items-center gap-3 text-small">
              <input
                type="checkbox"
                checked={draft.extras.includes(key)}
                onChange={() => set({ extras: toggled(draft.extras, key) })}
                className="size-5 shrink-0 accent-terracotta"
              />
              {text}
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}
