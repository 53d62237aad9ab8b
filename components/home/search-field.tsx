import type { ReactNode } from "react";

export const searchControl =
  "w-full appearance-none truncate rounded-[2px] bg-transparent pt-7 pr-8 pb-3 pl-5 text-body placeholder:text-muted";

/** A control with its small name above it, parted from the next by a hairline. */
export function SearchField(props: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="relative border-line border-b lg:border-r lg:border-b-0">
      <label htmlFor={props.id} className="absolute top-2.5 left-5 text-muted text-note">
        {props.label}
      </label>
      {props.children}
    </div>
  );
}
