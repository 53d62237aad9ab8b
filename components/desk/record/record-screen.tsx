"use client";

import { useState } from "react";
import type { RecordPage } from "@/lib/contract/desk/staff";
import { formatPayment } from "@/lib/i18n/format";
import { BusyButton } from "../busy-button";
import { callDesk } from "../call-desk";
import { momentText } from "../desk-formats";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { bookingWords, deskWords, recordWords as words } from "../words/words";

const views = ["everything", "people"] as const;
type Step = RecordPage["steps"][number];

/** Who did what at the desk, fifty at a time. */
export function RecordScreen({ first }: { first: RecordPage }) {
  const [about, setAbout] = useState<(typeof views)[number]>("everything");
  const [{ steps, next }, setPage] = useState(first);
  const { busy, failure, act } = useAction();
  const look = (view: (typeof views)[number]) =>
    act(async () => {
      setPage(await callDesk("record", { about: view }));
      setAbout(view);
    });
  const goOn = (after: number) =>
    act(async () => {
      const page = await callDesk("record", { about, after });
      setPage({ steps: [...steps, ...page.steps], next: page.next });
    });
  return (
    <>
      <p className="max-w-text text-small">{words.text}</p>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">{words.views.label}</legend>
        {views.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === about}
            onClick={() => look(view)}
            className="min-h-11 rounded-chip border border-line bg-card px-4 text-small aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {words.views[view]}
          </button>
        ))}
      </fieldset>
      <Failure words={failure} />
      {steps.length === 0 && <p className="mt-4 text-muted">{words.empty}</p>}
      <ol className="mt-4 divide-y divide-line border-line border-y">
        {steps.map((step) => (
          <li key={step.id} className="py-2.5">
            <p>
              <span className="font-semibold">{deskWords.actors[step.by] ?? step.by}</span>{" "}
              {actionText(step.action)}
              {step.subject !== step.by && <span className="break-words"> · {step.subject}</span>}
            </p>
            <p className="break-words text-muted text-small">
              {[momentText(step.at), ...valuesOf(step)].join(" · ")}
            </p>
          </li>
        ))}
      </ol>
      {next !== null && (
        <BusyButton
          type="button"
          look="outline"
          className="mt-4"
          busy={busy}
          busyText={words.more}
          onClick={() => goOn(next)}
        >
          {words.more}
        </BusyButton>
      )}
    </>
  );
}

const actionText = (name: string) =>
  words.actions[name] ??
  deskWords.request.actions[name] ??
  bookingWords.steps[name] ??
  name.replaceAll("-", " ");

const dollars = (minor: string | number | boolean) => formatPayment(Number(minor));

/** What became what: `state waiting → answered`, `paid $0 → $1,554`. */
function valuesOf({ before, after }: Step): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name] ?? "", after[name] ?? ""];
    if (was === is) return [];
    const values = [was, is]
      .filter((each) => each !== "")
      .map(name.endsWith("_minor") ? dollars : String);
    return [`${name.replace(/_minor$/, "").replaceAll("_", " ")} ${values.join(" → ")}`];
  });
}
