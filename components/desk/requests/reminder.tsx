"use client";

import { type FormEvent, useState } from "react";
import { businessDay } from "@/lib/clock";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { dayText } from "../desk-formats";
import { smallFieldLook } from "../fields/field-look";
import { useKeptText, useUntouched } from "../use-kept-text";
import { deskWords } from "../words/words";
import type { PartProps } from "./part-props";

const words = deskWords.request;
/** On which day something is to be done next, and what. */
export function Reminder({ request, doing }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, version, next_on: day, next_step: step } = request;
  const [on, setOn] = useKeptText(`desk-remind-on-${id}`);
  const [toDo, setToDo] = useKeptText(`desk-remind-step-${id}`);
  const isUntouched = useUntouched(on, toDo);
  const seen = { request: id, version };
  const isBegun = isOpen || on !== "" || toDo !== "";
  if (day && !isBegun)
    return (
      <p className="flex flex-wrap items-center gap-2 text-small">
        <span className="font-semibold">{deskWords.requests.next(dayText(day), step)}</span>
        <Button
          look="quiet"
          onClick={() => doing(() => callDesk("remind", { ...seen, on: null, step: "" }))}
        >
          {words.noReminder}
        </Button>
      </p>
    );
  if (!isBegun)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.setReminder} …
      </Button>
    );
  const set = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    doing(async () => {
      await callDesk("remind", { ...seen, on, step: toDo });
      if (!isUntouched()) return;
      setOpen(false);
      setOn("");
      setToDo("");
    });
  };
  return (
    <form onSubmit={set} className="flex flex-wrap items-end gap-2">
      <label className="text-small">
        <span className="block text-muted">{words.remind}</span>
        <input
          type="date"
          required
          min={businessDay()}
          value={on}
          onChange={({ target }) => setOn(target.value)}
          className={smallFieldLook}
        />
      </label>
      <label className="min-w-0 flex-1 text-small">
        <span className="block text-muted">{words.step}</span>
        <input
          maxLength={200}
          value={toDo}
          onChange={({ target }) => setToDo(target.value)}
          className={`${smallFieldLook} w-full`}
        />
      </label>
      <Button type="submit" look="outline">
        {words.setReminder}
      </Button>
    </form>
  );
}
