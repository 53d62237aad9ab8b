"use client";

import type { Allocation, Journey, Resources } from "@/lib/contract/desk/resources";
import { callDesk } from "../call-desk";
import { ChooseThen } from "../choose-then";
import { daysText } from "../desk-formats";
import type { Doing } from "../use-doing";
import { calendarWords, resourceWords as words } from "../words/words";
import { TakenBy } from "./taken-by";

interface JourneyRowProps {
  journey: Journey;
  all: Resources;
  decides: boolean;
  doing: Doing;
}

/** One journey: who travels, what is on it, and what is still free on its days. */
export function JourneyRow({ journey, all, decides, doing }: JourneyRowProps) {
  const { kind, id, title, name, people, starts, ends } = journey;
  const taken = [...all.allocations, ...all.beyond];
  const on = all.allocations.filter((each) => each.kind === kind && each.of === id);
  const overlaps = (each: Allocation) => each.starts <= ends && each.ends >= starts;
  const isFree = (resource: string) =>
    !taken.some((each) => each.resource === resource && overlaps(each));
  const count = (of: "guide" | "vehicle") => {
    const those = all.resources.filter((each) => each.kind === of);
    return [those.filter((each) => isFree(each.id)).length, those.length] as const;
  };
  const nameOf = (resource: string) =>
    all.resources.find((each) => each.id === resource)?.name ?? "";
  /** Its name, and where else it is on these days. */
  const standing = (own: Allocation) => {
    const others = taken.filter(
      (each) => each.resource === own.resource && each.id !== own.id && overlaps(each),
    );
    const name = nameOf(own.resource);
    return others.length > 0 ? words.also(name, others.map(({ what }) => what).join(", ")) : name;
  };
  const take = (resource: string) => {
    const to =
      kind === "departure" ? { kind, departure: id } : { kind: "booking" as const, booking: id };
    doing(() => callDesk("allocate", { resource, to }), words.taken(nameOf(resource)));
  };
  return (
    <li className="border-line border-b py-3">
      <p className="font-semibold">{[title, name].filter(Boolean).join(", ")}</p>
      <p className="text-muted text-small">
        {daysText(starts, ends)} · {calendarWords.people(people)}
      </p>
      {all.resources.length > 0 && (
        <p className="text-small">
          {words.free(words.vehicles(...count("vehicle")), words.guides(...count("guide")))}
        </p>
      )}
      <ul className="mt-1 flex flex-wrap gap-2">
        {on.map((each) => (
          <TakenBy
            key={each.id}
            {...{ id: each.id, name: nameOf(each.resource), what: title, decides, doing }}
            text={standing(each)}
          />
        ))}
      </ul>
      {decides && all.resources.length > 0 && (
        <p className="mt-2">
          <ChooseThen
            label={words.take(title)}
            nothing={words.choose}
            options={all.resources
              .filter((each) => !on.some(({ resource }) => resource === each.id))
              .map((each) => ({ value: each.id, text: each.name }))}
            button={words.takeIt}
            onDo={take}
          />
        </p>
      )}
    </li>
  );
}
