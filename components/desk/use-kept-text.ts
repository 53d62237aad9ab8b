"use client";

import { useEffect, useState } from "react";

/** What somebody types, kept in this browser under a name until it is empty again: a lost line loses nothing. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState("");
  useEffect(() => {
    setText((typed) => typed || read(name));
  }, [name]);
  const keep = (typed: string) => {
    setText(typed);
    keepText(name, typed);
  };
  return [text, keep];
}

/** Keeps a text under a name in this browser, or forgets it. */
export function keepText(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing shows it all the same.
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
  if (read(whose) !== person) forgetTyped();
  keepText(whose, person);
}

const whose = "desk-person";

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}
