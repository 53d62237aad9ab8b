"use client";

import { lazy, Suspense, useEffect } from "react";
import type { ConsentProps } from "@/components/layout/consent/consent";
import type { Locale } from "@/lib/i18n/locales";
import { followAuth, storedAuth } from "@/lib/site/account/auth-storage";
import { languageChange } from "@/lib/site/account/language-change";
import { saveLocale } from "@/lib/site/locale-cookie";
import { arrival } from "@/lib/site/luggage/arrival";
import { packLinks } from "@/lib/site/luggage/pack-links";
import { readyEvent } from "@/lib/site/ready-event";

const Consent = lazy(() => import("@/components/layout/consent/consent"));

interface StartupProps {
  locale: Locale;
  /** What visitors are asked, where the operator uses services of others. */
  consent?: ConsentProps | undefined;
}

/** What happens once when the site starts in a browser. */
export function Startup({ locale, consent }: StartupProps) {
  useEffect(() => void window.dispatchEvent(new Event(readyEvent)), []);
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

const loadTakeAlong = () => import("@/lib/site/account/take-along");

/**
 * Takes along the account of whoever is signed in, or signs in later; only they load what it needs.
 * A change of the language waits for that; without an answer its link is followed.
 */
function followAccount(): () => void {
  const gone = new AbortController();
  const onClick = async (event: MouseEvent) => {
    const [stored, change] = [storedAuth(), languageChange(event)];
    if (!stored || !change) return;
    event.preventDefault();
    try {
      const { takeSessionAlong } = await loadTakeAlong();
      await takeSessionAlong(stored.token, change);
    } catch {
      window.location.assign(change.target);
    }
  };
  document.addEventListener("click", (event) => void onClick(event), { signal: gone.signal });
  const loadAhead = () => void (storedAuth() && loadTakeAlong().catch(console.warn));
  gone.signal.addEventListener("abort", followAuth(loadAhead));
  loadAhead();
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
