import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { bookingKeys } from "@/components/booking/kept-keys";
import { PaymentView } from "@/components/booking/payment/payment-view";
import { BookingView } from "@/components/booking/status/booking-view";
import { catalogues } from "@/lib/i18n/translator";
import { answering, confirmedBooking, heldBooking, key, reference, shown } from "./guest-support";

const messages = catalogues.it;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const unspoken = /\b(il|al|dal) (8|11) /;
const days = { starts: "2027-08-08", balance_due: "2027-06-11" };

it.each([
  ["a booking", () => <BookingView reference={reference} />, confirmedBooking, "l’8 agosto 2027"],
  ["the page to pay on", () => <PaymentView />, heldBooking, "entro l’11 giugno 2027"],
])("%s says Italian dates as they are spoken", async (_, page, booking, spoken) => {
  bookingKeys.keep(reference, key);
  window.history.replaceState(null, "", `/Payment?reference=${reference}`);
  const refund_table = [
    { from: "2027-01-10", until: "2027-06-08", kept_minor: 150_000 },
    { from: "2027-06-11", until: null, kept_minor: 500_000 },
  ];
  answering(() => shown(booking({ ...days, refund_table })));
  render(
    <NextIntlClientProvider locale="it" messages={messages}>
      {page()}
    </NextIntlClientProvider>,
  );
  expect((await screen.findAllByText(new RegExp(spoken)))[0]).toBeVisible();
  expect(document.body).not.toHaveTextContent(unspoken);
});
