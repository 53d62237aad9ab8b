import { useState } from "react";
import { TextField } from "../../form/text-field";
import { fieldWords as words } from "../words/words";

const most = 40;

export interface Party {
  adults: number;
  /** Their ages. */
  children: number[];
  /** 0 where they sleep as is usual, two in each. */
  rooms: number;
}

interface PartyFieldsProps {
  party: Party;
  /** What is wrong, by field. */
  wrong?: Record<string, string>;
  onChange(changes: Partial<Party>): void;
}

/** How many come, and how they sleep. */
export function PartyFields({ party, wrong = {}, onChange }: PartyFieldsProps) {
  const [typed, setTyped] = useState<string>();
  const areKnown = typed === undefined || grown(typed).length === 0;
  return (
    <div className="grid max-w-xl grid-cols-3 items-end gap-3">
      <CountField
        id="adults"
        label={words.adults}
        least={1}
        error={wrong.adults}
        value={party.adults}
        onChange={(adults) => onChange({ adults })}
      />
      <TextField
        id="ages"
        // No form is sent with fewer children than stand here.
        ref={(input) => input?.setCustomValidity(areKnown ? "" : words.grown)}
        label={words.ages}
        placeholder={words.agesHint}
        value={typed ?? party.children.join(", ")}
        error={areKnown ? wrong.children : words.grown}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          onChange({ children: agesIn(event.target.value) });
        }}
        onBlur={() => areKnown && setTyped(undefined)}
      />
      <CountField
        id="rooms"
        label={words.rooms}
        placeholder={words.usual}
        least={0}
        error={wrong.rooms}
        value={party.rooms}
        onChange={(rooms) => onChange({ rooms })}
      />
    </div>
  );
}

/** A half in an age is none: `1.5` is one child, who is one year old. */
const numbersIn = (typed: string) =>
  (typed.replace(/(^|[^\d.])(\d+)\.\d(?![\d.])/g, "$1$2").match(/\d+/g) ?? []).map(Number);
/** The ages of children as they were typed: `9, 12`. */
const agesIn = (typed: string) => numbersIn(typed).filter(isChild).slice(0, 20);
const grown = (typed: string) => numbersIn(typed).filter((age) => !isChild(age));
const isChild = (age: number) => age < 18;

interface CountFieldProps {
  id: string;
  label: string;
  placeholder?: string;
  error?: string | undefined;
  least: number;
  value: number;
  onChange(count: number): void;
}

/** A number that is passed on as soon as it is one; 0 is an empty field. */
function CountField({ least, value, onChange, ...field }: CountFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={Math.max(least, 1)}
      max={most}
      value={typed ?? (value || "")}
      onChange={(event) => {
        setTyped(event.target.value);
        const count = Math.trunc(Number(event.target.value));
        if (count >= least && count <= most) onChange(count);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
