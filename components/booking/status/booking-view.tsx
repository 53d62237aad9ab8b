"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { useHydrated } from "@/components/form/use-hydrated";
import { QueryScope } from "@/components/ui/query-scope";
import { Away } from "./away";
import { GuestBooking } from "./guest-booking";
import { GuestContext } from "./guest-context";
import { NoEntry } from "./no-entry";
import { useGuestBooking } from "./use-guest-booking";

/** A booking for its guest; the page around it is the same document for everybody. */
export function BookingView({ reference }: { reference: string }) {
  return (
    <QueryScope>
      <View reference={reference} />
    </QueryScope>
  );
}

function View({ reference }: { reference: string }) {
  const t = useTranslations("BookingStatus");
  const hydrated = useHydrated();
  const { open, away, show, again } = useGuestBooking(reference);
  const guest = useMemo(() => open && { open, show, again }, [open, show, again]);
  const key = open?.secret.startsWith("bk_") ? open.secret : undefined;
  useEffect(() => {
    if (!key) return;
    // The same booking in another language.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.hash = key;
  }, [key]);
  if (!guest)
    return (
      <>
        <h1 className="mb-8 text-title">{t("title")}</h1>
        {away && <Away onAgain={again} />}
        {open === null && <NoEntry reference={reference} />}
        {!away && open === undefined && (
          <div className="min-h-[44rem]" aria-busy="true">
            <p className="min-h-7 text-muted">{hydrated && t("reading")}</p>
            <div className="mt-6 h-40 rounded-picture bg-paper-deep" />
          </div>
        )}
      </>
    );
  return (
    <GuestContext value={guest}>
      <GuestBooking />
    </GuestContext>
  );
}
