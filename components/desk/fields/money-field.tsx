import { useState } from "react";
import { dollarsOf, minorOf } from "../../form/typed-dollars";
import { fieldWords as words } from "../words/words";
import { fieldLook } from "./field-look";

interface MoneyFieldProps {
  id: string;
  label: string;
  hint?: string;
  /** What is wrong with an amount that can be read. */
  error?: string | undefined;
  required?: boolean;
  /** For a label that is only read aloud. */
  isQuiet?: boolean;
  placeholder?: string;
  value: number | null;
  onChange(amountMinor: number | null): void;
  /** Where what is typed is kept only then, or with Enter. */
  onLeave?(): void;
}

const dollars = (minor: number | null) => (minor === null ? "" : dollarsOf(minor));

/** What was typed in minor units, with its sign; null for nothing, undefined where it is no amount yet. */
function signedMinorOf(typed: string): number | null | undefined {
  const text = typed.replace(/[$\s]/g, "");
  if (text === "") return null;
  const isLess = /^[-−]/.test(text);
  const minor = minorOf(isLess ? text.slice(1) : text) ?? Number.NaN;
  if (Number.isNaN(minor)) return undefined;
  return isLess ? -minor : minor;
}

/** What stands in the field while it is typed, and until it can be read. */
interface Typed {
  text: string;
  /** The amount of when one came into the field, which counts as long as the text is none. */
  before: number | null;
  hasLeft: boolean;
}

/** An amount in dollars; what is being typed stays as it is typed, and what is no amount until it is mended. */
export function MoneyField({
  id,
  label,
  hint,
  error,
  required,
  isQuiet,
  placeholder,
  value,
  ...on
}: MoneyFieldProps) {
  const [last, setTyped] = useState<Typed>();
  const read = last && signedMinorOf(last.text);
  const counts = read === undefined ? last?.before : read;
  // An amount that came from elsewhere meanwhile is shown instead.
  const typed = counts === value ? last : undefined;
  // Also where it counts with another sign, as a discount does.
  const isOurs = last && Math.abs(counts ?? 0) === Math.abs(value ?? 0);
  const isUnread = typed !== undefined && read === undefined;
  const isWrong = isUnread && typed.hasLeft;
  const wrong = isWrong ? words.noAmount : error;
  return (
    <div>
      <label htmlFor={id} className={isQuiet ? "sr-only" : "block font-semibold text-small"}>
        {label}
      </label>
      <input
        id={id}
        // Also before it is left: nothing is sent then.
        ref={(input) => input?.setCustomValidity(isUnread ? words.noAmount : "")}
        inputMode="decimal"
        required={required}
        autoComplete="off"
        placeholder={placeholder}
        value={typed?.text ?? dollars(value)}
        onFocus={() => !typed && setTyped(undefined)}
        onChange={(event) => {
          const text = event.target.value;
          const before = isOurs ? last.before : value;
          setTyped({ text, before, hasLeft: false });
          const amount = signedMinorOf(text);
          on.onChange(amount === undefined ? before : amount);
        }}
        onBlur={() => {
          setTyped(isUnread ? { ...typed, hasLeft: true } : undefined);
          on.onLeave?.();
        }}
        onKeyDown={(event) => event.key === "Enter" && on.onLeave?.()}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        className={`figures w-36 text-right aria-invalid:border-2 aria-invalid:border-danger ${fieldLook}`}
      />
      {hint && <p className="text-muted text-note">{hint}</p>}
      {wrong && (
        <p
          id={`${id}-error`}
          role="alert"
          className={`${isWrong ? "max-w-36" : ""} text-danger text-note`}
        >
          {wrong}
        </p>
      )}
    </div>
  );
}
