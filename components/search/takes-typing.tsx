"use client";

import { useEffect } from "react";

/** Puts the keyboard into a field when its page is opened, unless it already is somewhere of choice. */
export function TakesTyping({ field }: { field: string }) {
  useEffect(() => {
    const { activeElement: at, body } = document;
    // After a navigation it is at the beginning of the content, where nobody put it.
    if (!at || at === body || at.id === "content")
      document.getElementById(field)?.focus({ preventScroll: true });
  }, [field]);
  return null;
}
