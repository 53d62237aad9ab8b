"use client";

import { type ReactNode, useState } from "react";
import { Icon } from "../ui/icons";

interface FilterGroupProps {
  title: string;
  /** Whether it begins closed. */
  folded?: boolean;
  children: ReactNode;
}

/** A group of the filter panel that opens and closes, without a script too. */
export function FilterGroup({ title, folded = false, children }: FilterGroupProps) {
  // What the visitor opened stays open, whatever is chosen in it later.
  const [isOpen] = useState(!folded);
  return (
    <details open={isOpen} className="group/fold border-line border-b">
      <summary className="flex min-h-13 list-none items-center justify-between font-semibold text-small [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevronDown"
          className="size-4.5 text-muted transition-transform duration-150 group-open/fold:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-5">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
