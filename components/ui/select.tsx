import type { ComponentProps } from "react";
import { Icon } from "./icons";

export interface Option {
  value: string | number;
  text: string | number;
}

/** What can be chosen in a list of the browser's. */
export const optionsOf = (options: readonly Option[]) =>
  options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

export interface SelectProps extends ComponentProps<"select"> {
  /** What can be chosen, behind what comes as children. */
  options?: readonly Option[];
}

/** A list to choose from: the browser's own, with one arrow on every system. */
export function Select({ className = "", options = [], children, ...select }: SelectProps) {
  return (
    <span className="relative block min-w-0">
      <select {...select} className={`w-full appearance-none truncate pr-9 ${className}`}>
        {children}
        {optionsOf(options)}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
