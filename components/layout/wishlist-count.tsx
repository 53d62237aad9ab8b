"use client";

import { useSyncExternalStore } from "react";
import { readStored } from "@/lib/site/stored";

const storageKey = "tembea-wishlist";
/** Dispatched on window by whoever changes the wishlist in this tab; other tabs hear `storage`. */
const changedEvent = "tembea-wishlist";

/** How many tours the wishlist of this browser holds; 0 on the server and when it cannot be read. */
export function useWishlistCount(): number {
  return useSyncExternalStore(subscribe, storedCount, () => 0);
}

/** The number beside the heart; nothing when it is 0. */
export function WishlistCount({ className }: { className?: string }) {
  const count = useWishlistCount();
  return count > 0 ? <span className={className}>{count > 99 ? "99+" : count}</span> : null;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(changedEvent, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(changedEvent, onChange);
  };
}

function storedCount(): number {
  const ids = readStored(storageKey);
  return Array.isArray(ids) ? ids.length : 0;
}
