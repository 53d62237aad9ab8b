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
    // Only who is signed in loads what keeps their favourites with the account.
    import("@/lib/site/account/wishlist-sync").then(({ followWishlist, syncWishlist }) => {
      followWishlist();
      return syncWishlist(stored.token);
    }, console.warn);
  }, []);
  return null;
}
