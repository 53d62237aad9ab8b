"use client";

import type { FormEvent } from "react";
import type { Resource, ResourceKind, Resources } from "@/lib/contract/desk/resources";
import { SelectField } from "../../form/select-field";
import { TextField } from "../../form/text-field";
import { useHydrated } from "../../form/use-hydrated";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { dayText } from "../desk-formats";
import type { Doing } from "../use-doing";
import { resourceWords as words } from "../words/words";
import { TakenBy } from "./taken-by";

interface ResourceRowProps {
  resource: Resource;
  all: Resources;
  decides: boolean;
  doing: Doing;
}

/** What a form holds, by the names of its fields. */
const valuesOf = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  return (name: string) => String(form.get(name) ?? "");
};

/** A guide or a vehicle: where it is in these weeks, another name, and days on which nobody can have it. */
export function ResourceRow({ resource, all, decides, doing }: ResourceRowProps) {
  const isReady = useHydrated();
  const { id, name, kind, version } = resource;
  const taken = all.allocations.filter((each) => each.resource === id);
  const rename = (event: FormEvent<HTMLFormElement>) => {
    const value = valuesOf(event);
    const input = { resource: id, version, name: value("name") };
    doing(() => callDesk("rename-resource", input), words.renamed);
  };
  const block = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const value = valuesOf(event);
    const to = {
      kind: "block" as const,
      from: value("from"),
      until: value("until"),
      why: value("why"),
    };
    doing(async () => {
      await callDesk("allocate", { resource: id, to });
      form.reset();
    }, words.blocked);
  };
  return (
    <li className="border-line border-b py-3">
      <p>
        <strong>{name}</strong>{" "}
        <span className="text-muted text-small">
          {[words.kinds[kind], taken.length === 0 && words.nothing].filter(Boolean).join(", ")}
        </span>
      </p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {taken.map(({ id: allocation, what, starts, ends }) => (
          <TakenBy
            key={allocation}
            {...{ id: allocation, name, what, decides, doing }}
            text={`${what}: ${dayText(starts)} – ${dayText(ends)}`}
          />
        ))}
      </ul>
      {decides && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-small text-terracotta-deep">
            {words.change(name)}
          </summary>
          <form onSubmit={rename} className="flex max-w-md items-end gap-2 pb-4">
            <TextField
              {...{ id: `name-${id}`, name: "name", label: words.name, className: "flex-1" }}
              defaultValue={name}
              required
              maxLength={80}
            />
            <Button type="submit" look="outline" disabled={!isReady}>
              {words.rename}
            </Button>
          </form>
          <form onSubmit={block} className="grid max-w-md grid-cols-2 gap-3 pb-4">
            <TextField id={`from-${id}`} name="from" type="date" label={words.from} required />
            <TextField id={`until-${id}`} name="until" type="date" label={words.until} required />
            <TextField
              {...{ id: `why-${id}`, name: "why", label: words.why, className: "col-span-2" }}
              required
              maxLength={80}
            />
            <Button type="submit" look="outline" disabled={!isReady} className="col-span-2">
              {words.block}
            </Button>
          </form>
        </details>
      )}
    </li>
  );
}

/** Another guide or vehicle. */
export function AddResource({ doing }: { doing: Doing }) {
  const isReady = useHydrated();
  const add = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const value = valuesOf(event);
    const kind: ResourceKind = value("kind") === "guide" ? "guide" : "vehicle";
    doing(async () => {
      await callDesk("add-resource", { kind, name: value("name") });
      form.reset();
    }, words.added);
  };
  return (
    <form onSubmit={add} className="mt-6 max-w-md space-y-4">
      <h3 className="text-lg">{words.add}</h3>
      <SelectField id="add-kind" name="kind" label={words.kind} defaultValue="vehicle">
        <option value="vehicle">{words.kinds.vehicle}</option>
        <option value="guide">{words.kinds.guide}</option>
      </SelectField>
      <TextField id="add-name" name="name" label={words.name} required maxLength={80} />
      <Button type="submit" disabled={!isReady}>
        {words.addOne}
      </Button>
    </form>
  );
}
