"use client";

import { lazy, Suspense, useEffect } from "react";
import type { ConsentProps } from "@/components/layout/consent/consent";
import type { Locale } from "@/lib/i18n/locales";
import { followAuth, storedAuth } from "@/lib/site/account/auth-storage";
import { saveLocale } from "@/lib/site/locale-cookie";
import { arrival } from "@/lib/site/luggage/arrival";
import { packLinks } from "@/lib/site/luggage/pack-links";

const Consent = lazy(() => import("@/components/layout/consent/consent"));

interface StartupProps {
  locale: Locale;
  /** What visitors are asked, where the operator uses services of others. */
  consent?: ConsentProps | undefined;
}

/** What happens once when the site starts in a browser. */
export function Startup({ locale, consent }: StartupProps) {
  useEffect(() => saveLocale(locale), [locale]);
  useEffect(followAccount, []);
  useEffect(() => {
    const gone = new AbortController();
    packLinks(locale, gone.signal);
    void arrival();
    return () => gone.abort();
  }, [locale]);
  return (
    consent && (
      <Suspense>
        <Consent {...consent} />
      </Suspense>
    )
  );
}

/**
 * Takes along the account of whoever is signed in, or signs in later; only they load what it needs.
 */
function followAccount(): () => void {
  const gone = new AbortController();
  const takeAlong = async () => {
    if (!storedAuth()) return;
    stop();
    const session = await import("@/lib/site/account/take-along");
    session.takeSessionAlong(gone.signal);
  };
  const stop = followAuth(() => void takeAlong().catch(console.warn));
  gone.signal.addEventListener("abort", stop);
  takeAlong().catch(console.warn);
  const stored = storedAuth();
  if (stored) followFavourites(stored.token).catch(console.warn);
  return () => gone.abort();
}

async function followFavourites(token: string): Promise<void> {
  const wishlist = await import("@/lib/site/account/wishlist-sync");
  wishlist.followWishlist();
  await arrival();
  await wishlist.syncWishlist(token);
}
