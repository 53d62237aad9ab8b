"use client";

import { useCopy } from "../ui/use-copy";

interface CopyLinkProps {
  url: string;
  words: { copy: string; copied: string };
}

/** Copies an address and says so. */
export function CopyLink({ url, words }: CopyLinkProps) {
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      onClick={() => void copy(url)}
      className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
    >
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </button>
  );
}
