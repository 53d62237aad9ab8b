"use client";

import { useState } from "react";

interface CopyLinkProps {
  url: string;
  words: { copy: string; copied: string };
}

/** Copies an address and says so. */
export function CopyLink({ url, words }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
    >
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </button>
  );
}
