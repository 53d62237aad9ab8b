import { useCallback, useEffect, useState } from "react";
import { reviewStep } from "./quote-steps";

const wordOf = (step: number) => (step === reviewStep ? "review" : String(step));

/** The step that an address names, or 1. */
export function stepIn(search: string): number {
  const word = new URLSearchParams(search).get("step") ?? "";
  if (word === "review") return reviewStep;
  return /^[1-9]$/.test(word) ? Math.min(Number(word), reviewStep) : 1;
}

/**
 * Where the visitor is in the wizard. On its own page each step has an address, so that the
 * browser's back goes one question back; in a dialog the page's address stays.
 */
export function useStep(inAddress: boolean) {
  const [step, setStep] = useState(1);

  useEffect(() => {
    if (!inAddress) return;
    const follow = () => setStep(stepIn(window.location.search));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [inAddress]);

  const go = useCallback(
    (to: number, how: "push" | "replace" = "push") => {
      setStep(to);
      if (!inAddress) return;
      const address = `${window.location.pathname}?step=${wordOf(to)}`;
      if (how === "push") window.history.pushState(null, "", address);
      else window.history.replaceState(null, "", address);
    },
    [inAddress],
  );

  return { step, go };
}
