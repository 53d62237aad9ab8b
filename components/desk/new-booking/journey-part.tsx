import { useState } from "react";
import type { BookingBeginning } from "@/lib/contract/desk/new-booking";
import { SelectField } from "../../form/select-field";
import { TextField } from "../../form/text-field";
import { Button } from "../../ui/button";
import { dayText } from "../desk-formats";
import { DayField } from "../fields/day-field";
import { newBookingWords as words } from "../words/words";
import { peopleIn } from "./booking-draft";
import type { DraftState, PartyState } from "./use-booking-draft";

const mostFound = 6;

interface JourneyPartProps {
  state: DraftState;
  tours: BookingBeginning["tours"];
}

/** Which journey, and on which day: one that it starts on, or a departure with room for the party. */
export function JourneyPart({ state, tours }: JourneyPartProps) {
  const { draft, set } = state;
  const chosen = tours.find(({ id }) => id === draft.tour);
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.journey}</h2>
      {chosen ? (
        <>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">{chosen.title}</span>
            <Button
              look="quiet"
              className="-mx-2"
              onClick={() => set({ tour: "", starts: "", extras: [] })}
            >
              {words.another}
            </Button>
          </p>
          <StartPart state={state} />
        </>
      ) : (
        <TourFinder tours={tours} onChoose={(tour) => set({ tour, starts: "", extras: [] })} />
      )}
    </section>
  );
}

interface TourFinderProps {
  tours: BookingBeginning["tours"];
  onChoose(tour: string): void;
}

function TourFinder({ tours, onChoose }: TourFinderProps) {
  const [typed, setTyped] = useState("");
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tours.filter(({ title }) =>
    asked.every((word) => title.toLowerCase().includes(word)),
  );
  return (
    <>
      <TextField
        id="find-tour"
        type="search"
        label={words.find}
        hint={words.findHint}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {asked.length > 0 && (
        <ul className="mt-2 divide-y divide-line rounded-picture border border-line bg-card">
          {found.slice(0, mostFound).map(({ id, title, days }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChoose(id)}
                className="flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-left"
              >
                {title}
                <span className="shrink-0 text-muted text-small">{words.days(days)}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="px-4 py-3 text-muted">{words.noneFound}</li>}
        </ul>
      )}
    </>
  );
}

/** On which day it starts: a departure with room for the party, or any day that it runs on. */
export function StartPart({ state: { draft, set, tour, nearest } }: { state: PartyState }) {
  if (tour?.trip_type === "shared") {
    const people = peopleIn(draft);
    const fitting = tour.departures.filter(({ free }) => free >= people);
    if (fitting.length === 0) return <p className="mt-3 text-danger">{words.full}</p>;
    const isThere = fitting.some(({ starts }) => starts === draft.starts);
    return (
      <SelectField
        id="departure"
        label={words.departure}
        className="mt-3"
        value={isThere ? draft.starts : ""}
        required
        onChange={(event) => set({ starts: event.target.value })}
        options={fitting.map(({ starts, free, source }) => ({
          value: starts,
          text: words.free(dayText(starts), free, source === "own"),
        }))}
      >
        <option value="" disabled>
          {words.chooseDeparture}
        </option>
      </SelectField>
    );
  }
  return (
    <div className="mt-3">
      <DayField
        id="starts"
        label={words.starts}
        value={draft.starts}
        onChange={(starts) => set({ starts })}
      />
      {nearest.length > 0 && (
        <div role="status" className="mt-2">
          <p className="text-small">{words.notRunning}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            {nearest.map((starts) => (
              <Button key={starts} look="outline" onClick={() => set({ starts })}>
                {dayText(starts)}
              </Button>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
