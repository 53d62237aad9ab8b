"use client";

import { type FormEvent, useState } from "react";
import type { Resource, Resources } from "@/lib/contract/desk/resources";
import { SelectField } from "../../form/select-field";
import { TextField } from "../../form/text-field";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { daysText } from "../desk-formats";
import type { Doing } from "../use-doing";
import { useKeptText, useTypedOver, useUntouched } from "../use-kept-text";
import { deskWords, resourceWords as words } from "../words/words";
import { TakenBy } from "./taken-by";

interface ResourceRowProps {
  resource: Resource;
  all: Resources;
  decides: boolean;
  doing: Doing;
}

/** A guide or a vehicle: where it is in these weeks, another name, and days on which nobody can have it. */
export function ResourceRow({ resource, all, decides, doing }: ResourceRowProps) {
  const { id, name, kind } = resource;
  const taken = all.allocations.filter((each) => each.resource === id);
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
            text={`${what}: ${daysText(starts, ends)}`}
          />
        ))}
      </ul>
      {decides && <ChangeResource {...{ resource, doing }} />}
    </li>
  );
}

/** Another name, and days that are blocked: what was begun is in sight until it is done. */
function ChangeResource({ resource, doing }: Pick<ResourceRowProps, "resource" | "doing">) {
  const { id, name, version } = resource;
  const [isOpen, setOpen] = useState(false);
  const named = useTypedOver(`desk-rename-${id}`, name);
  const [from, setFrom] = useKeptText(`desk-block-from-${id}`);
  const [until, setUntil] = useKeptText(`desk-block-until-${id}`);
  const [why, setWhy] = useKeptText(`desk-block-why-${id}`);
  const isUntouched = useUntouched(from, until, why);
  const isBegun = named.value !== name || [from, until, why].some(Boolean);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      await callDesk("rename-resource", { resource: id, version, name: named.value });
      named.arrived();
    }, words.renamed);
  };
  const block = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      await callDesk("allocate", { resource: id, to: { kind: "block", from, until, why } });
      if (isUntouched()) for (const set of [setFrom, setUntil, setWhy]) set("");
    }, words.blocked);
  };
  return (
    <details open={isOpen || isBegun} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="wrap-anywhere inline-flex min-h-11 items-center text-small text-terracotta-deep">
        {words.change(name)}
      </summary>
      <form onSubmit={rename} className="flex max-w-md items-end gap-2 pb-4">
        <TextField
          {...{ id: `name-${id}`, label: words.name, className: "flex-1" }}
          hint={named.changedTo && deskWords.nowStands(named.changedTo)}
          value={named.value}
          onChange={({ target }) => named.type(target.value)}
          required
          maxLength={80}
        />
        <Button type="submit" look="outline">
          {words.rename}
        </Button>
      </form>
      <form onSubmit={block} className="grid max-w-md grid-cols-2 gap-3 pb-4">
        <TextField
          {...{ id: `from-${id}`, type: "date", label: words.from, required: true, value: from }}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          {...{ id: `until-${id}`, type: "date", label: words.until, required: true, value: until }}
          onChange={({ target }) => setUntil(target.value)}
        />
        <TextField
          {...{ id: `why-${id}`, label: words.why, className: "col-span-2", value: why }}
          onChange={({ target }) => setWhy(target.value)}
          required
          maxLength={80}
        />
        <Button type="submit" look="outline" className="col-span-2">
          {words.block}
        </Button>
      </form>
    </details>
  );
}

/** Another guide or vehicle. */
export function AddResource({ doing }: { doing: Doing }) {
  const { value: kind, type: setKind, arrived } = useTypedOver("desk-resource-kind", "vehicle");
  const [name, setName] = useKeptText("desk-resource-name");
  const isUntouched = useUntouched(kind, name);
  const add = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      await callDesk("add-resource", { kind: kind === "guide" ? "guide" : "vehicle", name });
      if (!isUntouched()) return;
      arrived();
      setName("");
    }, words.added);
  };
  return (
    <form onSubmit={add} className="mt-10 max-w-md space-y-4">
      <h2 id="add" className="scroll-mt-4 text-xl">
        {words.add}
      </h2>
      <SelectField
        id="add-kind"
        label={words.kind}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        <option value="vehicle">{words.kinds.vehicle}</option>
        <option value="guide">{words.kinds.guide}</option>
      </SelectField>
      <TextField
        id="add-name"
        label={words.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        required
        maxLength={80}
      />
      <Button type="submit">{words.addOne}</Button>
    </form>
  );
}
