"use client";

import { useState } from "react";
import { buttonClass } from "./button";
import { useCopy } from "./use-copy";

interface ShareAddressProps {
  /** A path of this site; the domain the visitor is on is put before it. */
  path: string;
  words: { share: string; copied: string; byHand: string };
}

/** Copies an address to be given to somebody; where that is forbidden, it is shown to be copied. */
export function ShareAddress({ path, words }: ShareAddressProps) {
  const { isCopied, copy } = useCopy();
  const [shared, setShared] = useState<string>();
  const isCurrent = shared === path;
  const address = () => new URL(path, window.location.href).href;
  const share = async () => {
    await copy(address());
    setShared(path);
  };
  return (
    <div>
      <button type="button" onClick={() => void share()} className={buttonClass("outline")}>
        <span aria-live="polite">{isCurrent && isCopied ? words.copied : words.share}</span>
      </button>
      {isCurrent && !isCopied && (
        <label className="mt-3 block text-muted text-note">
          {words.byHand}
          <input
            readOnly
            value={address()}
            onFocus={(event) => event.target.select()}
            className="mt-1 block h-11 w-full rounded-picture border border-line bg-card px-3 text-ink text-small"
          />
        </label>
      )}
    </div>
  );
}
