import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import { BookingRows } from "@/components/account/dashboard-rows";
import { catalogues } from "@/lib/i18n/translator";

const { BookingState } = catalogues.en;

afterEach(cleanup);

it("a booking says its total to the cent, and whole dollars without", () => {
  const booking = { state: "confirmed", title: "Crater", starts: "2027-08-07", key: "bk" } as const;
  const bookings = [
    { ...booking, reference: "B-1", total_minor: 612_345 },
    { ...booking, reference: "B-2", total_minor: 612_300 },
  ];
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ BookingState }}>
      <BookingRows bookings={bookings} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText("$6,123.45")).toBeVisible();
  expect(screen.getByText("$6,123")).toBeVisible();
});
