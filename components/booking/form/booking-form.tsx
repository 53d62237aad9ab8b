"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "@/components/form/use-hydrated";
import { QueryScope } from "@/components/ui/query-scope";
import { SiteLink } from "@/components/ui/site-link";
import { Away } from "../status/away";
import type { BookingFields } from "./booking-fields";
import { beginBooking, bookingEngine, useBooking } from "./booking-store";
import type { Offered } from "./part-props";

interface BookingFormProps {
  offered: Offered;
  /** What is shown while it is not known yet which tour is to be booked: the ways to one. */
  children: ReactNode;
}

/** Books the tour that the address names, or the one that was being booked on this device. */
export function BookingForm(props: BookingFormProps) {
  return (
    <QueryScope>
      <Start {...props} />
    </QueryScope>
  );
}

function Start({ offered, children }: BookingFormProps) {
  const t = useTranslations("Booking");
  const { draft, early, sentTo } = useBooking();
  const ready = early === null;
  const [Fields, setFields] = useState<ComponentType<Parameters<typeof BookingFields>[0]>>();
  const [broken, setBroken] = useState(false);
  const [tries, setTries] = useState(0);
  const { booked, failed, again } = useBookedTour(ready ? draft.tour : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads it all again.
  useEffect(() => {
    Promise.all([beginBooking(window.location.search), import("./booking-fields")]).then(
      ([, fields]) => {
        setFields(() => fields.BookingFields);
        const { tour } = useBooking.getState().draft;
        // The draft knows it all now: a reload must not undo what is changed from here on.
        if (tour) window.history.replaceState(null, "", `?tour=${tour}`);
      },
      () => setBroken(true),
    );
  }, [tries]);

  const onAgain = () => {
    setBroken(false);
    if (ready) again();
    else setTries(tries + 1);
  };
  if (sentTo) return <BookingSent href={sentTo} />;
  if (broken || failed) return <Away words="Booking.away" onAgain={onAgain} />;
  if (ready && draft.tour === null) return children;
  if (booked === null)
    return (
      <>
        <p role="alert" className="mb-10 border-gold border-l-4 bg-card px-4 py-3">
          {t("unknownTour")}
        </p>
        {children}
      </>
    );
  if (!booked || !Fields) return <Waiting />;
  return <Fields booked={booked} offered={offered} />;
}

/** Keeps the place of the form free. */
function Waiting() {
  const t = useTranslations("Booking");
  const hydrated = useHydrated();
  return (
    <div
      className="grid min-h-[60rem] grid-cols-[minmax(0,1fr)] content-start gap-x-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[minmax(0,1fr)_22.5rem]"
      aria-busy="true"
    >
      <div className="border-line border-t pt-7">
        <p className="min-h-7 text-muted">{hydrated && t("reading")}</p>
        <div className="mt-6 h-28 rounded-picture bg-paper-deep" />
        <div className="mt-6 h-72 rounded-picture bg-paper-deep" />
      </div>
      <div className="hidden h-96 rounded-picture bg-paper-deep lg:block" />
    </div>
  );
}

/** Shown until the booking's own page is there, and in its place should it not come. */
function BookingSent({ href }: { href: string }) {
  const t = useTranslations("Booking.sent");
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} role="status" tabIndex={-1} className="min-h-96 py-16 outline-none">
      <p className="max-w-2xl font-semibold font-serif text-section">{t("title")}</p>
      <SiteLink
        href={href}
        className="mt-4 inline-grid min-h-11 place-items-center underline underline-offset-4"
      >
        {t("open")}
      </SiteLink>
    </div>
  );
}

/** The tour of a booking with its dates; null when it is not offered, undefined until it is known. */
function useBookedTour(slug: string | null) {
  const { data, isError, refetch } = useQuery({
    queryKey: ["booked-tour", slug],
    queryFn: async ({ signal }) => (await bookingEngine.load()).bookedTour(slug ?? "", signal),
    enabled: slug !== null,
    staleTime: 60_000,
    retry: 1,
  });
  return { booked: data, failed: isError && data === undefined, again: () => void refetch() };
}
