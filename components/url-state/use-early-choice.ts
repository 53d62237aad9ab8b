import { type RefObject, useEffect, useRef } from "react";
import type { UrlSpelling } from "./url-spelling";

interface EarlyChoice<State> {
  choice: State;
  /** The query of the address the choice was made on. */
  search: string;
}

/**
 * Takes over what was chosen in a form before the page had its script, as soon as the address has
 * been read. The form came as the address asks, so whatever differs was chosen by hand.
 */
export function useEarlyChoice<State>(
  spelling: UrlSpelling<State>,
  isAddressRead: boolean,
  choose: (choice: State) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const early = useRef<EarlyChoice<State>>(undefined);
  // At once: the next drawing sets the boxes back.
  useEffect(() => {
    const { search } = window.location;
    if (form.current && [...form.current.elements].some(isTouched))
      early.current = { choice: chosenIn(form.current, spelling), search };
  }, [spelling]);
  useEffect(() => {
    const { current } = early;
    if (!isAddressRead || !current) return;
    early.current = undefined;
    // What was chosen since is newer.
    if (window.location.search === current.search) choose(current.choice);
  }, [isAddressRead, choose]);
  return form;
}

/** Whether a field is no longer as the document has it. */
function isTouched(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  // One that the browser drew itself has no option that the document chose.
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.defaultSelected && !option.selected);
  return false;
}

function chosenIn<State>(form: HTMLFormElement, { names, read }: UrlSpelling<State>): State {
  const fields = new FormData(form);
  return read(
    new URLSearchParams(
      names.flatMap((name) => fields.getAll(name).map((value) => [name, String(value)])),
    ),
  );
}
