import { useEffect, useRef } from "react";

interface DayFieldProps {
  name: string;
  /** An ISO day, or null. */
  value: string | null;
  onChange: (day: string | null) => void;
  className: string;
}

/** The years of days that are still being typed, such as 0002, are not told. */
const wholeDay = /^(20\d\d-.*)?$/;

/** A day that may be typed digit by digit; a value from outside is shown as it comes. */
export function DayField({ name, value, onChange, className }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // What was typed before the page had its script stays until something else is asked for.
    if (shown.current === value) return;
    shown.current = value;
    if (input.current) input.current.value = value ?? "";
  }, [value]);
  return (
    <input
      ref={input}
      type="date"
      name={name}
      defaultValue={value ?? ""}
      className={className}
      onChange={({ target }) => {
        if (wholeDay.test(target.value)) onChange(target.value || null);
      }}
    />
  );
}
