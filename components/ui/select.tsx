import type { ComponentProps } from "react";
import { Icon } from "./icons";

/** A list to choose from: the browser's own, with one arrow on every system. */
export function Select({ className = "", ...select }: ComponentProps<"select">) {
  return (
    <span className="relative block min-w-0">
      <select {...select} className={`w-full appearance-none truncate pr-9 ${className}`} />
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
