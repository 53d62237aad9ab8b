"use client";

import { useRef, useState } from "react";
import { failureWords, wrongFields } from "./call-desk";
import { deskWords } from "./words/words";

/**
 * Something that a tap sets going: whether it is being done, what it did, and why it failed; `wrong` says
 * so by field, to stand beside it. It is never
 * done twice at once. What it did is said once the next tap can be taken; one that comes sooner is told so.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState("");
  const [wrong, setWrong] = useState<Record<string, string>>({});
  // Two taps in one moment both see a screen that is not busy yet.
  const going = useRef(false);

  async function act(work: () => Promise<void>, then = ""): Promise<void> {
    if (going.current) {
      setSaid(deskWords.oneMoment);
      return;
    }
    going.current = true;
    setBusy(true);
    setSaid("");
    setFailure("");
    setWrong({});
    let outcome = "";
    try {
      await work();
      outcome = then;
    } catch (error) {
      setFailure(failureWords(error));
      setWrong(wrongFields(error));
    } finally {
      going.current = false;
      setBusy(false);
      setSaid(outcome);
    }
  }
  return { busy, said, failure, wrong, act };
}
