"use client";

import { useState } from "react";
import { failureWords } from "./call-desk";

/** Something that a tap sets going: whether it is being done, and why it failed. It is never done twice at once. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  async function act(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure("");
    try {
      await work();
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, act };
}
