import { createLoader } from "nuqs/server";
import { type RefObject, useEffect, useRef } from "react";
import { addressWith, type FilterState, filterParsers } from "./filter-state";

const stateIn = createLoader(filterParsers);

/**
 * Takes over what was chosen in a form of filters before the page had its script, as soon as the
 * address has been read. An address that asks for something itself is right.
 */
export function useEarlyChoice(
  isAddressRead: boolean,
  choose: (choice: FilterState) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const early = useRef<FilterState>(undefined);
  // At once: the next drawing sets the boxes back.
  useEffect(() => {
    if (form.current && window.location.search === "") early.current = chosenIn(form.current);
  }, []);
  useEffect(() => {
    const choice = early.current;
    if (!isAddressRead || !choice) return;
    early.current = undefined;
    choose(choice);
  }, [isAddressRead, choose]);
  return form;
}

function chosenIn(form: HTMLFormElement): FilterState | undefined {
  const fields = new FormData(form);
  const asked = Object.keys(filterParsers).map((name) => [name, fields.getAll(name).join(",")]);
  const choice = stateIn(new URLSearchParams(asked.filter(([, value]) => value !== "")));
  return addressWith(choice) === "" ? undefined : choice;
}
