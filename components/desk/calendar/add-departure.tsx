"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Calendar } from "@/lib/contract/desk/calendar";
import { mostSeats } from "@/lib/contract/desk/calendar-limits";
import { type Locale, locales } from "@/lib/contract/locales";
import { BusyButton } from "../../form/busy-button";
import { Checkbox } from "../../form/checkbox";
import { SelectField } from "../../form/select-field";
import { TextField } from "../../form/text-field";
import { toggled } from "../../form/toggled";
import { callDesk } from "../call-desk";
import { languageText } from "../desk-formats";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { useKeptText, useUntouched } from "../use-kept-text";
import { calendarWords } from "../words/words";
import { calendarHref, goTo } from "./departure-link";

const words = calendarWords.add;
/** That nothing is ticked is kept, too. */
const none = "-";

/** A departure on a day of one's choice; what is typed stays until it is added, whatever becomes of the page. */
export function AddDeparture({ calendar, first }: { calendar: Calendar; first: string }) {
  const queries = useQueryClient();
  const { busy, failure, wrong, act } = useAction();
  const [chosen, setChosen] = useKeptText("desk-departure-tour");
  const [starts, setStarts] = useKeptText("desk-departure-starts");
  const [seats, setSeats] = useKeptText("desk-departure-seats");
  const [ticked, setTicked] = useKeptText("desk-departure-languages");
  const isUntouched = useUntouched(chosen, starts, seats, ticked);
  const [isOpen, setOpen] = useState(false);
  const tour = calendar.tours.find(({ id }) => id === chosen);
  // Until somebody ticks, the guide speaks what those of the tour do.
  const languages = ticked
    ? locales.filter((each) => ticked.split(" ").includes(each))
    : (tour?.languages ?? ["en"]);
  const tick = (locale: Locale) => setTicked(toggled(languages, locale).join(" ") || none);
  const choose = (id: string) => {
    setChosen(id);
    setTicked("");
    setSeats(String(calendar.tours.find((each) => each.id === id)?.seats ?? ""));
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act(async () => {
      const { departure } = await callDesk("add-departure", {
        tour: chosen,
        starts,
        seats: Number(seats),
        languages,
      });
      if (isUntouched()) {
        for (const set of [setChosen, setStarts, setSeats, setTicked]) set("");
        setOpen(false);
      }
      await queries.invalidateQueries();
      goTo(calendarHref(first, departure));
    });
  };
  return (
    <details
      open={isOpen || chosen !== "" || starts !== ""}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-picture border border-line bg-card px-4 lg:bg-transparent"
    >
      <summary className="min-h-11 py-2.5 font-semibold">{words.title}</summary>
      <form onSubmit={add} className="space-y-4 pt-2 pb-5">
        <SelectField
          id="add-tour"
          label={words.tour}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          required
          options={calendar.tours.map(({ id, title }) => ({ value: id, text: title }))}
        >
          <option value="" disabled>
            {words.choose}
          </option>
        </SelectField>
        <TextField
          id="add-starts"
          type="date"
          label={words.starts}
          error={wrong.starts}
          required
          value={starts}
          onChange={(event) => setStarts(event.target.value)}
        />
        <TextField
          id="add-seats"
          type="number"
          label={words.seats}
          error={wrong.seats}
          min={1}
          max={mostSeats}
          required
          value={seats}
          onChange={(event) => setSeats(event.target.value)}
        />
        <fieldset>
          <legend className="font-semibold text-small">{words.languages}</legend>
          <div className="grid grid-cols-2">
            {locales.map((locale) => (
              <Checkbox
                key={locale}
                id={`speaks-${locale}`}
                checked={languages.includes(locale)}
                onChange={() => tick(locale)}
              >
                {languageText(locale)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Failure words={failure} />
        <BusyButton busy={busy} busyText={words.adding}>
          {words.button}
        </BusyButton>
      </form>
    </details>
  );
}
