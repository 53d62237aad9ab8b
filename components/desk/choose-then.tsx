"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { type Option, Select } from "../ui/select";
import { smallFieldLook } from "./fields/field-look";

interface ChooseThenProps {
  label: string;
  options: readonly Option[];
  /** What it is now; without one, what stands there until something is chosen. */
  now?: string;
  nothing?: string;
  button: string;
  onDo(chosen: string): void;
}

/** A choice that a button does: with the arrow keys one passes over what one does not mean. */
export function ChooseThen({ label, options, now = "", nothing, ...rest }: ChooseThenProps) {
  const { button, onDo } = rest;
  const [chosen, setChosen] = useState<string>();
  const isThere = options.some(({ value }) => value === chosen);
  const value = isThere ? chosen : now;
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <Select
        aria-label={label}
        value={value}
        onChange={(event) => setChosen(event.target.value)}
        className={smallFieldLook}
        options={options}
      >
        {nothing && (
          <option value="" disabled>
            {nothing}
          </option>
        )}
      </Select>
      {isThere && chosen && chosen !== now && (
        <Button look="outline" className="shrink-0" onClick={() => onDo(chosen)}>
          {button}
        </Button>
      )}
    </span>
  );
}
