"use client";

import { useEffect, useState } from "react";
import type { BookingState } from "@/lib/contract/bookings";
import { inTab } from "@/lib/site/text-storage";
import { toggled } from "../../form/toggled";
import { objectIn } from "../use-kept-text";

const name = "desk-bookings";
interface LookedFor {
  find: string;
  states: BookingState[];
}

/**
 * What is looked for, kept in this tab, so that the way back leads to it: an address, which is kept and
 * shown elsewhere, would have a guest's name in it.
 *
 * @param isKept false for a list of something else, which begins with all of it
 */
export function useLookedFor(isKept: boolean) {
  const [wanted, setWanted] = useState<LookedFor>({ find: "", states: [] });
  useEffect(() => {
    const kept = isKept ? read() : undefined;
    if (kept) setWanted(kept);
  }, [isKept]);
  const keep = (next: LookedFor) => {
    setWanted(next);
    if (isKept) inTab.keep(name, JSON.stringify(next));
  };
  return {
    ...wanted,
    setFind: (find: string) => keep({ ...wanted, find }),
    toggle: (state: BookingState) => keep({ ...wanted, states: toggled(wanted.states, state) }),
  };
}

function read(): LookedFor | undefined {
  const { find, states }: { find?: unknown; states?: unknown } = objectIn(inTab.read(name));
  return typeof find === "string" && Array.isArray(states) ? { find, states } : undefined;
}
