import { type RefObject, useEffect, useRef } from "react";
import type { AddressSpelling } from "./address-spelling";

/**
 * Takes over what was chosen in a form before the page had its script, as soon as the address has
 * been read. An address that asks for something itself is right.
 */
export function useEarlyChoice<State>(
  spelling: AddressSpelling<State>,
  isAddressRead: boolean,
  choose: (choice: State) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const early = useRef<State>(undefined);
  // At once: the next drawing sets the boxes back.
  useEffect(() => {
    if (form.current && window.location.search === "")
      early.current = chosenIn(form.current, spelling);
  }, [spelling]);
  useEffect(() => {
    const choice = early.current;
    if (!isAddressRead || !choice) return;
    early.current = undefined;
    // What was chosen since is newer.
    if (window.location.search === "") choose(choice);
  }, [isAddressRead, choose]);
  return form;
}

function chosenIn<State>(form: HTMLFormElement, { names, read, write }: AddressSpelling<State>) {
  const fields = new FormData(form);
  const asked = names.map((name) => [name, fields.getAll(name).join(",")]);
  const choice = read(new URLSearchParams(asked.filter(([, value]) => value !== "")));
  return write("", choice) === "" ? undefined : choice;
}
