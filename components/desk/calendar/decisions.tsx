"use client";

import type { FormEvent } from "react";
import type { DepartureDetail } from "@/lib/contract/desk/calendar";
import { mostSeats } from "@/lib/contract/desk/calendar-limits";
import { policy } from "@/lib/pricing/policy";
import { TextField } from "../../form/text-field";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { useKeptText, useTypedOver } from "../use-kept-text";
import { deskWords, calendarWords as words } from "../words/words";

interface DecisionsProps {
  departure: DepartureDetail;
  busy: boolean;
  decide(work: () => Promise<unknown>, then: string): Promise<boolean>;
}

/** What can be decided about a departure that lies ahead. */
export function Decisions(props: DecisionsProps) {
  const { departure, busy, decide } = props;
  const { id, version, closed, offered } = departure;
  const openAgain = () =>
    decide(() => callDesk("open-departure", { departure: id, version }), words.open.done);
  // While something is being done a tap is heard, and told to wait.
  return (
    <div className="space-y-6" aria-busy={busy}>
      {!offered && <Button onClick={openAgain}>{words.open.button}</Button>}
      {!closed && <CloseForm {...props} />}
      <SeatsForm {...props} />
    </div>
  );
}

/** Closing takes a tap on the reason; another one can be typed. */
function CloseForm({ departure, decide }: DecisionsProps) {
  const { id, version, on_it, guaranteed } = departure;
  const [other, setOther, arrived] = useKeptText(`desk-close-${id}`);
  const people = on_it.reduce((all, booking) => all + booking.people, 0);
  // Who is on a guaranteed one was promised that it is not called off for too few.
  const isPromised = guaranteed && people > 0;
  const reasons = isPromised ? words.close.reasons : [words.close.tooFew, ...words.close.reasons];
  const close = async (reason: string) => {
    const bookings = on_it.map(({ reference }) => reference);
    const went = await decide(
      () => callDesk("close-departure", { departure: id, version, reason, bookings }),
      words.close.done,
    );
    if (went) arrived(other);
  };
  const closeForOther = (event: FormEvent) => {
    event.preventDefault();
    close(other);
  };
  return (
    <div>
      {people > 0 && (
        <p className="mb-4 border-danger border-l-4 pl-3 font-semibold text-danger text-small">
          {words.close.warning(people)}
          {isPromised && ` ${words.close.promised(policy.tooFewGuestsDays)}`}
        </p>
      )}
      <fieldset>
        <legend className="mb-2 font-semibold text-small">{words.close.why}</legend>
        <div className="flex flex-wrap gap-2">
          {reasons.map((reason) => (
            <Button key={reason} look="outline" onClick={() => close(reason)}>
              {reason}
            </Button>
          ))}
        </div>
      </fieldset>
      <form onSubmit={closeForOther} className="mt-3 flex items-end gap-2">
        <TextField
          id="other-reason"
          label={words.close.other}
          value={other}
          onChange={(event) => setOther(event.target.value)}
          required
          maxLength={120}
          className="min-w-0 flex-1"
        />
        <Button type="submit" look="outline" className="shrink-0">
          {words.close.button}
        </Button>
      </form>
    </div>
  );
}

function SeatsForm({ departure, decide }: DecisionsProps) {
  const { id, version, sold, held } = departure;
  const becomesOurs = departure.origin === "rule" && departure.offered;
  // What somebody types stays, whatever others decide meanwhile.
  const { value, type, arrived, changedTo } = useTypedOver(
    `desk-seats-${id}`,
    String(departure.seats),
  );
  const change = (event: FormEvent) => {
    event.preventDefault();
    decide(async () => {
      await callDesk("change-seats", { departure: id, version, seats: Number(value) });
      arrived();
    }, words.seats.done);
  };
  return (
    <form onSubmit={change} className="flex flex-wrap items-end gap-2">
      <TextField
        id="seats"
        type="number"
        label={words.seats.label}
        hint={changedTo && deskWords.nowStands(changedTo)}
        min={Math.max(1, sold + held)}
        max={mostSeats}
        required
        value={value}
        onChange={(event) => type(event.target.value)}
        className={changedTo ? "min-w-0 flex-1" : "w-24"}
      />
      <Button
        type="submit"
        look="outline"
        aria-describedby={becomesOurs ? "seats-become-ours" : undefined}
      >
        {words.seats.button}
      </Button>
      {becomesOurs && (
        <p id="seats-become-ours" className="w-full text-muted text-small">
          {words.seats.becomesOurs}
        </p>
      )}
    </form>
  );
}
