"use client";

import { useEffect, useRef, useState } from "react";
import { inBrowser } from "@/lib/site/text-storage";
import { useTextToSend } from "../form/use-text-to-send";

/**
 * What somebody types, kept in this browser under a name until it is empty again: a lost line loses nothing.
 * Once it has arrived it is forgotten, as in `useTextToSend`.
 */
export function useKeptText(name: string): ReturnType<typeof useTextToSend> {
  const [text, type, hasArrived] = useTextToSend();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once for a name.
  useEffect(() => {
    if (!text) type(inBrowser.read(name));
  }, [name]);
  const keep = (typed: string) => {
    type(typed);
    inBrowser.keep(name, typed);
  };
  const arrived = (sent: string) => {
    if (inBrowser.read(name) === sent) inBrowser.keep(name, "");
    return hasArrived(sent);
  };
  return [text, keep, arrived];
}

/**
 * For fields that are sent together: whether, once they have arrived, all still show what they did at the
 * press. Where something else was typed meanwhile, that was not sent, and stays with all that goes with it.
 */
export function useUntouched(...shown: string[]): () => boolean {
  const latest = useRef(shown);
  latest.current = shown;
  return () => shown.every((text, index) => text === latest.current[index]);
}

/**
 * The same as `useKeptText` of a field in which something stands already: what it shows, to be typed over;
 * what is done once it has arrived, so that what stands is shown again; and what stands there where that
 * has changed since.
 */
export function useTypedOver(name: string, standing: string) {
  const [kept, keep] = useKeptText(name);
  const [over, keepOver] = useKeptText(`${name}-over`);
  const [isEmptied, setEmptied] = useState(false);
  const type = (typed: string) => {
    // What stands is nothing to be kept: somebody else may change it.
    const isOther = typed !== "" && typed !== standing;
    keep(isOther ? typed : "");
    keepOver(isOther ? (kept && over) || standing : "");
    setEmptied(typed === "");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is looked at when something else stands.
  useEffect(() => {
    // It has arrived, though its answer was lost.
    if (inBrowser.read(name).trim() !== standing) return;
    keep("");
    keepOver("");
  }, [name, standing]);
  const value = isEmptied ? "" : kept || standing;
  const latest = useRef(value);
  latest.current = value;
  const arrived = () => {
    const isSame = latest.current === value;
    // What was sent stands there now, and what was typed over it stays, also where that stood before.
    keep(isSame ? "" : latest.current);
    keepOver(isSame ? "" : value);
    if (isSame) setEmptied(false);
  };
  return {
    ...{ value, type, arrived },
    changedTo: kept && over && over !== standing ? standing : undefined,
  };
}

/** What a text that was kept has in it as JSON; nothing where it is no object. */
export function objectIn(kept: string): object {
  try {
    const found: unknown = JSON.parse(kept);
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** Chosen and not typed, or kept beside what is typed: alone nothing of it is missed. */
const choices = [
  /^desk-(person|invite-role|resource-kind)$/,
  /^desk-departure-(tour|seats|languages)$/,
  /^desk-reply-(language|over)-/,
  /^desk-decision-.*-ticked$/,
  /-over$/,
];

/** Whether something that somebody typed waits in this browser to be sent. */
export function waitsToBeSent(): boolean {
  try {
    return Object.keys(localStorage).some(
      (name) =>
        name.startsWith("desk-") &&
        !choices.some((choice) => choice.test(name)) &&
        inBrowser.read(name).trim() !== "",
    );
  } catch {
    // A browser that keeps nothing has nothing to lose.
    return false;
  }
}

/** Forgets all that was typed and looked for in this browser; the desk's host keeps nothing else in it. */
export function forgetTyped(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Somebody has signed in: they find what they had typed, and nothing that another person had. */
export function nowTypes(person: string): void {
  if (inBrowser.read(whose) !== person) forgetTyped();
  inBrowser.keep(whose, person);
}

const whose = "desk-person";
