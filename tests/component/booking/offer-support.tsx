import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, vi } from "vitest";
import { OfferView } from "@/components/booking/offer/offer-view";
import type { Offer } from "@/lib/contract/offers";
import { ItineraryDaySchema } from "@/lib/contract/tours";
import { messagesOf } from "@/lib/i18n/translator";
import { aBooking } from "./support";

export const reference = "O-7KM4-X2PA-9TRH";
export const key = `of_${"k".repeat(43)}`;

/** Each test of a file begins at the address of the offer, with its key, and as a new visitor. */
export function atTheOffer(): void {
  beforeEach(() => {
    placeTheEnd({ inSight: true });
    window.history.replaceState(null, "", `/Offer/${reference}#${key}`);
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}

/** A telephone on which the end of the page is in sight, or far away. */
export const placeTheEnd = ({ inSight }: { inSight: boolean }) =>
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: inSight }]);
      }
      disconnect() {}
    },
  );

/** An offer of one day, with a letter in another language. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => {
  const { price, tour } = aBooking();
  return {
    ...{ reads_along: false, reading_link: null },
    ...{ reference, state: "open", version: 3, name: "Familie Vogelsang", answers: "Neema" },
    signature: null,
    ...{ language: "de", valid_until: "2027-05-01", booking: null, messages: [] },
    others: [],
    party: null,
    journey: {
      ...{ variant: "first", name: "" },
      ...{ title: "Ton und Krater", letter: "Dear all", letter_language: "en" },
      ...{ starts: "2027-08-07", ends: "2027-08-08", adults: 2, children: [9], rooms: 1 },
      days: [
        {
          ...ItineraryDaySchema.parse({ day: 1, title: "Ankunft", text: "Nach Arusha." }),
          ...{ meals: ["dinner"], other_language: null },
        },
      ],
      ...{ inclusions: [{ key: "a", text: "Parkgebühren" }], exclusions: [], tips: [] },
      ...{ picture: tour.picture, price, refund_table: [] },
      ...{ day_subjects: ["day:a"], line_subjects: ["line:adults"] },
    },
    ...changes,
  };
};

/** Opens the page of the offer. */
export const show = () => {
  render(
    <NextIntlClientProvider locale="de" messages={messagesOf("de")} timeZone="UTC">
      <OfferView reference={reference} early="" />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
};
