"use client";

import { useState } from "react";
import type { RecordPage } from "@/lib/contract/desk/staff";
import { formatPayment } from "@/lib/i18n/format";
import { isDay } from "@/lib/pricing/days";
import { BusyButton } from "../../form/busy-button";
import { callDesk } from "../call-desk";
import { Chips } from "../chips";
import { dayText, languageText, momentText } from "../desk-formats";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { didText } from "../words/did-text";
import { bookingWords, deskWords, offerWords, recordWords as words } from "../words/words";

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
      <Chips
        label={words.views.label}
        options={views}
        nameOf={(view) => words.views[view]}
        isChosen={(view) => view === about}
        onChoose={look}
        className="mt-3"
      />
      <Failure words={failure} />
      {steps.length === 0 && <p className="mt-4 text-muted">{words.empty}</p>}
      <ol className="mt-4 divide-y divide-line border-line border-y">
        {steps.map((step) => (
          <li key={step.id} className="py-2.5">
            <p>
              <span className="font-semibold">{deskWords.actors[step.by] ?? step.by}</span>{" "}
              {actionText(step.action)}
              {step.subject !== step.by && (
                <>
                  {" · "}
                  <span className="inline-block max-w-full break-words">{step.subject}</span>
                </>
              )}
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

const actionText = (name: string) => didText(name, words.actions);

const states: Record<string, string> = {
  ...words.values,
  ...deskWords.requests.state,
  ...offerWords.state,
  ...bookingWords.states,
};
const roles: Record<string, { name: string }> = deskWords.roles;
const reasons: Record<string, string> = deskWords.request.reasons;

function valueText(field: string, value: string | number | boolean): string {
  const said = String(value);
  if (field.endsWith("_minor")) return formatPayment(Number(value));
  if (isDay(said)) return dayText(said);
  if (field === "role") return roles[said]?.name ?? said;
  if (field === "lost_reason") return reasons[said] ?? said;
  if (field === "language") return languageText(said);
  return (field === "state" ? states[said] : words.values[said]) ?? said;
}

/** What became what: `state waiting → answered`, `paid $0 → $1,554`. */
function valuesOf({ before, after }: Step): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name] ?? "", after[name] ?? ""];
    if (was === is) return [];
    const values = [was, is].flatMap((each) => (each === "" ? [] : valueText(name, each)));
    const field = words.fields[name] ?? name.replace(/_minor$/, "").replaceAll("_", " ");
    return [`${field} ${values.join(" → ")}`];
  });
}
