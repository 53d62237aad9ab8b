import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, it } from "vitest";
import { BookingDocuments } from "@/components/desk/bookings/booking-documents";
import { BookingFacts } from "@/components/desk/bookings/booking-facts";
import { bookingWords } from "@/components/desk/words/words";

afterEach(cleanup);

it("a guest's country has its name", () => {
  const booking = {
    ...{ email: "", phone: "", starts: "2027-07-13", ends: "2027-07-18", adults: 2, children: [] },
    ...{ rooms: 1, extras: [], country: "DE", made_at: "2027-01-01T10:00:00Z", hold_until: null },
    ...{ made_by: null, asks_consent: false, proposed: [], message: "" },
  };
  render(<BookingFacts {...({ booking } as unknown as ComponentProps<typeof BookingFacts>)} />);
  expect(screen.getByText("Germany")).toBeVisible();
});

it("of several invoices each has its number, the one that counts as well", () => {
  const booking = {
    ...{ reference: "B-1", papers: ["invoice", "receipt"], invoice: "2026-00003" },
    invoices: [
      { number: "2026-00001", kind: "invoice" },
      { number: "2026-00002", kind: "credit_note" },
      { number: "2026-00003", kind: "invoice" },
    ],
  };
  const props = { booking, busy: false, doing: async () => true };
  render(<BookingDocuments {...(props as unknown as ComponentProps<typeof BookingDocuments>)} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    bookingWords.numbered.invoice("2026-00003"),
    bookingWords.papers.receipt,
    bookingWords.numbered.invoice("2026-00001"),
    bookingWords.numbered.credit_note("2026-00002"),
  ]);
});
