"use client";

import { useSyncExternalStore } from "react";

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
  try {
    return listIn(JSON.parse(localStorage.getItem(storageKey) ?? "null"), 2);
  } catch {
    return 0;
  }
}

/** The length of the first list in a stored value: itself, or a field of it or of its `state`. */
function listIn(value: unknown, depth: number): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== "object" || value === null || depth === 0) return 0;
  return Math.max(0, ...Object.values(value).map((inner) => listIn(inner, depth - 1)));
}
