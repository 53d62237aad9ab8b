import { useEffect } from "react";
import { partyQuery } from "@/lib/site/booking-form-path";
import type { BookingDraft } from "./booking-draft";
import { useBooking } from "./booking-store";
import type { BookedTour } from "./priced-party";

/** Lets the language links of the page lead to the same tour, date and party in that language. */
export function useLanguageLinks(draft: BookingDraft, { tour }: BookedTour): void {
  const { starts, adults, rooms } = draft;
  const ages = draft.children.includes(null) ? "" : draft.children.join();
  useEffect(() => useBooking.getState().knowTour(tour.alternates), [tour]);
  useEffect(() => {
    const slugs: Partial<Record<string, string>> = tour.alternates;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
      const slug = slugs[link.hreflang];
      const children = ages === "" ? [] : ages.split(",").map(Number);
      if (slug) link.search = partyQuery({ tour: slug, date: starts, adults, children, rooms });
    }
  }, [tour, starts, adults, ages, rooms]);
}
