"use client";

import { useState } from "react";
import { buttonClass } from "./button";

interface ShareAddressProps {
  /** A path of this site; the domain the visitor is on is put before it. */
  path: string;
  words: { share: string; copied: string; byHand: string };
}

/** Copies an address to be given to somebody; where that is forbidden, it is shown to be copied. */
export function ShareAddress({ path, words }: ShareAddressProps) {
  const [shown, setShown] = useState<{ path: string; copied: boolean } | null>(null);
  const current = shown?.path === path ? shown : null;
  const address = () => new URL(path, window.location.href).href;
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(address()).then(
      () => true,
      () => false,
    );
    setShown({ path, copied: copied === true });
  };
  return (
    <div>
      <button type="button" onClick={copy} className={buttonClass("outline")}>
        <span aria-live="polite">{current?.copied ? words.copied : words.share}</span>
      </button>
      {current && !current.copied && (
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
