import { useState } from "react";

/** Copies a text, and says whether that was allowed; nothing before. */
export function useCopy() {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Where the page is not secure there is no clipboard at all; elsewhere it may be forbidden.
      setCopied(false);
    }
  };
  return { isCopied, copy };
}
