import { useLayoutEffect } from "react";

/**
 * Tells once what a visitor answered under a name while the page had no script yet: the next render
 * would undo it. Says nothing where there is no answer.
 */
export function useEarlyAnswers(name: string, take: (values: string[]) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before this ran.
  useLayoutEffect(() => {
    const values = [...document.getElementsByName(name)].flatMap(answerOf);
    if (values.length > 0) take(values);
  }, []);
}

function answerOf(control: HTMLElement): string[] {
  if (control instanceof HTMLSelectElement) return control.value ? [control.value] : [];
  if (!(control instanceof HTMLInputElement)) return [];
  const counts = ["radio", "checkbox"].includes(control.type) ? control.checked : control.value;
  return counts ? [control.value] : [];
}
