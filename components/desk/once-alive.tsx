"use client";

import type { ReactNode } from "react";
import { useHydrated } from "../form/use-hydrated";

/** On a slow line a screen is seen before its script is there: until then nothing is typed that would be lost. */
export function OnceAlive({ children }: { children: ReactNode }) {
  const isAlive = useHydrated();
  return (
    <fieldset disabled={!isAlive} className="contents [&:disabled_button]:animate-not-ready">
      {children}
    </fieldset>
  );
}
