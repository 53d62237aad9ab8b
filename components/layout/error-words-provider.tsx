"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { ErrorWords } from "./error-words";

const Context = createContext<ErrorWords | null>(null);

/** Keeps the words of the error pages at hand in the browser, where an error finds no server. */
export function ErrorWordsProvider({
  words,
  children,
}: {
  words: ErrorWords;
  children: ReactNode;
}) {
  return <Context value={words}>{children}</Context>;
}

export function useErrorWords(): ErrorWords {
  const words = useContext(Context);
  if (!words) throw new Error("The layout gives no words for errors.");
  return words;
}
