"use client";

import { useEffect } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { storedAuth } from "@/lib/site/account/auth-storage";
import { saveLocale } from "@/lib/site/locale-cookie";

/** What happens once when the site starts in a browser. */
export function Startup({ locale }: { locale: Locale }) {
  useEffect(() => saveLocale(locale), [locale]);
  useEffect(() => {
    const stored = storedAuth();
    if (!stored) return;
    // Only who is signed in loads what goes along with the account.
    const gone = new AbortController();
    Promise.all([
      import("@/lib/site/account/wishlist-sync"),
      import("@/lib/site/account/take-along"),
    ]).then(([wishlist, session]) => {
      wishlist.followWishlist();
      session.takeSessionAlong(gone.signal);
      return wishlist.syncWishlist(stored.token);
    }, console.warn);
    return () => gone.abort();
  }, []);
  return null;
}
