"use client";

import { type FormEvent, useState } from "react";
import { businessDay } from "@/lib/clock";
import { formatDay } from "@/lib/i18n/format";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { deskWords } from "../desk-words";
import type { PartProps } from "./part-props";

const words = deskWords.request;
const control = "min-h-11 rounded-picture border border-line bg-card px-3 text-small";

/** On which day something is to be done next, and what. */
export function Reminder({ request, doing }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, version, next_on: day, next_step: step } = request;
  const seen = { request: id, version };
  if (day)
    return (
      <p className="flex flex-wrap items-center gap-2 text-small">
        <span className="font-semibold">
          {deskWords.requests.next(formatDay(day, "en", "medium"), step)}
        </span>
        <Button
          look="quiet"
          onClick={() => doing(() => callDesk("remind", { ...seen, on: null, step: "" }))}
        >
          {words.noReminder}
        </Button>
      </p>
    );
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.setReminder} …
      </Button>
    );
  const set = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string) => String(form.get(name) ?? "");
    doing(async () => {
      await callDesk("remind", { ...seen, on: of("on"), step: of("step") });
      setOpen(false);
    });
  };
  return (
    <form onSubmit={set} className="flex flex-wrap items-end gap-2">
      <label className="text-small">
        <span className="block text-muted">{words.remind}</span>
        <input type="date" name="on" required min={businessDay()} className={control} />
      </label>
      <label className="min-w-0 flex-1 text-small">
        <span className="block text-muted">{words.step}</span>
        <input name="step" maxLength={200} className={`${control} w-full`} />
      </label>
      <Button type="submit" look="outline">
        {words.setReminder}
      </Button>
    </form>
  );
}
