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
    try {
      if (typed) localStorage.setItem(name, typed);
      else localStorage.removeItem(name);
    } catch {
      // A browser that keeps nothing shows it all the same.
    }
  };
  return [text, keep];
}

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}
