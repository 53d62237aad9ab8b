import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BookingMoney } from "@/components/desk/bookings/booking-money";
import { DueList } from "@/components/desk/today/due-list";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import type { Due, Today } from "@/lib/contract/desk/today";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const due: Due = {
  ...{ kind: "refund", id: "RF-1", reference: "B-1", name: "Ada Vogelsang" },
  ...{ booking: null, request: null, offer: null, departure: null },
  ...{ what: "", asks: null, on: "2027-08-07", at: null, amount_minor: null, owner: "" },
};
const now = "2027-08-01T09:00:00Z";

function show(...rows: Partial<Due>[]) {
  const today: Today = {
    ...{ today: "2027-08-01", until: "2027-08-08", now, journeys: [], emails: [] },
    due: rows.map((row) => ({ ...due, ...row })),
  };
  render(<DueList today={today} now={Date.parse(now)} />);
}
/** What React says of keys that are not of one row alone. */
const complaints = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

it("has a row for each refund of a booking", () => {
  const said = complaints();
  show({ booking: "B-1" }, { booking: "B-1", id: "RF-2" });
  expect(screen.getAllByRole("link", { name: "Ada Vogelsang" })).toHaveLength(2);
  expect(said).not.toHaveBeenCalled();
});

it("says who wrote about what, until when an answer is promised, and leads there", () => {
  show(
    { kind: "wrote-booking", booking: "B-1", at: "2027-08-01T08:00:00Z" },
    { kind: "wrote-offer", id: "O-1", name: "Ben", offer: "O-1", at: "2027-08-02T06:00:00Z" },
  );
  expect(screen.getByRole("link", { name: "Ada Vogelsang" })).toHaveAttribute(
    "href",
    "/bookings/B-1",
  );
  expect(screen.getByText("wrote about the booking, answer promised")).toBeVisible();
  expect(screen.getByText(/^since /)).toBeVisible();
  expect(screen.getByRole("link", { name: "Ben" })).toHaveAttribute("href", "/offers/O-1");
});

it("says how many are on a departure that may have too few, and leads to it in the calendar", () => {
  const departure = { id: "climb-1", starts: "2027-09-06", seats: 8, sold: 2, held: 1 };
  show({ kind: "few", id: "climb-1", name: "The climb", departure });
  expect(screen.getByRole("link", { name: "The climb" })).toHaveAttribute(
    "href",
    "/calendar?from=2027-09-06&departure=climb-1",
  );
  expect(screen.getByText(/starts .*6 Sept? 2027 · 2 sold · 1 held · 5 free$/)).toBeVisible();
});

it("a booking's money has a line for each movement and refund, however alike they are", () => {
  const said = complaints();
  const at = "2027-08-01T09:00:00Z";
  const refund = { state: "manual" as const, amount_minor: 5000, at, other_provider: null };
  const movement = { kind: "refund", amount_minor: -5000, at, note: "", payer: null };
  const booking = {
    ...{ total_minor: 20_000, paid_minor: 0, back_minor: 10_000, due_now_minor: 0 },
    ...{ open_minor: 0, balance_due: "2027-08-01", agent: null, shares: [], attempts: [] },
    movements: ["1", "2"].map((id) => ({ ...movement, id })),
    refunds: ["RF-1", "RF-2"].map((id) => ({ ...refund, id })),
  } as unknown as BookingDetail;
  const rest = { maySettle: false } as Omit<Parameters<typeof BookingMoney>[0], "booking">;
  render(<BookingMoney booking={booking} {...rest} />);
  expect(screen.getAllByText("−$50")).toHaveLength(4);
  expect(said).not.toHaveBeenCalled();
});
