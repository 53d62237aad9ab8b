import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { Wrong } from "@/components/form/draft/field-order";
import { useDraftErrors } from "@/components/form/draft/use-draft-errors";
import { useDraftSend } from "@/components/form/draft/use-draft-send";
import { businessDay } from "@/lib/clock";
import type { createBookingEndpoint } from "@/lib/contract/bookings";
import { partyQuery } from "@/lib/site/booking-form-path";
import { bookingPath } from "@/lib/site/routes";
import { bookingKeys } from "../kept-keys";
import type { BookingDraft } from "./booking-draft";
import { bookingEngine, useBooking } from "./booking-store";
import type { BookedTour } from "./priced-party";

/** The fields in the order in which the form asks for them. */
const order = [
  "tour",
  "starts",
  "adults",
  "children",
  "rooms",
  "extras",
  "full_name",
  "country",
  "email",
  "phone",
  "message",
  "coupon_code",
  "of_age",
  "agree",
];
const shared = { full_name: "fullName", email: "email", phone: "phone", country: "country" };

/** What is wrong in the form. */
export function useBookingErrors(wrong: Wrong) {
  const t = useTranslations("Booking");
  const form = useTranslations("Form");
  const labelOf = (root: string, position: string | undefined) => {
    if (root === "children" && position !== undefined)
      return t("party.childAge", { number: Number(position) + 1 });
    if (t.has(`fields.${root}`)) return t(`fields.${root}`);
    return Object.hasOwn(shared, root) ? form(shared[root as keyof typeof shared]) : root;
  };
  return useDraftErrors({ wrong, order, labelOf });
}

type CreateBooking = typeof createBookingEndpoint;
const endpoint = async (): Promise<CreateBooking> =>
  (await import("@/lib/contract/bookings")).createBookingEndpoint;

interface BookingSendOptions {
  onInvalid(fields: Record<string, string[]>): void;
  onConflict(reason: string): void;
}

/** Sends the draft at the price that was shown; on success the booking's own page follows. */
export function useBookingSend(options: BookingSendOptions) {
  const router = useRouter();
  const { sendDraft, ...sending } = useDraftSend(endpoint, useBooking, {
    ...options,
    onSent: ({ data: { reference, key } }) => {
      const address = `${bookingPath(reference)}#${key}`;
      bookingKeys.keep(reference, key);
      useBooking.getState().sent(address);
      router.push(address);
    },
  });
  return {
    ...sending,
    sendDraft: (shownTotalMinor: number | undefined) =>
      sendDraft(async (draft, check) => {
        const { requestOf } = await bookingEngine.load();
        const { request } = requestOf(draft, shownTotalMinor, businessDay());
        return request && { ...request, ...check };
      }, shownTotalMinor),
  };
}

/** Lets the language links of the page lead to the same tour, date and party in that language. */
export function useLanguageLinks(draft: BookingDraft, { tour }: BookedTour): void {
  const { starts, adults, rooms } = draft;
  // A party of which an age is open goes along with the draft, not in the address.
  const ages = draft.children.includes(null) ? null : draft.children.join();
  useEffect(() => useBooking.getState().knowTour(tour.alternates), [tour]);
  useEffect(() => {
    const slugs: Partial<Record<string, string>> = tour.alternates;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
      const slug = slugs[link.hreflang];
      const children = ages ? ages.split(",").map(Number) : [];
      const party = ages === null ? {} : { adults, children, rooms };
      if (slug) link.search = partyQuery({ tour: slug, date: starts, ...party });
    }
  }, [tour, starts, adults, ages, rooms]);
}
