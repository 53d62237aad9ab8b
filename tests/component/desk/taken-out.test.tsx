import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RecordReversal } from "@/components/desk/bookings/record-reversal";
import { UndoTransfer } from "@/components/desk/bookings/undo-transfer";
import { bookingWords } from "@/components/desk/words/words";
import type { BookingDetail } from "@/lib/contract/desk/bookings";

const { undo, reversal, takeOut } = bookingWords;
const booking = {
  ...{ reference: "B-7KM4-X2PA-9TRH", version: 4, email: "chiara@example.com" },
} as BookingDetail;
const doing = async (call: () => Promise<unknown>) => Boolean(await call());
const shared = { booking, doing, busy: false, wrong: {} };

let asked: unknown[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    asked.push([address.replace(/^.*\//, ""), JSON.parse(body)]);
    return Response.json({ data: { done: true } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("a transfer is taken out of the books in two taps, which say how much and what it does", async () => {
  render(<UndoTransfer {...shared} entry={31} amount="$500" />);
  await press(undo.ask);
  expect(screen.getByText(undo.sure)).toBeTruthy();
  const field = screen.getByLabelText(undo.instead);
  // What cannot be read is not taken for nothing.
  await userEvent.type(field, "1250,50");
  await press(takeOut.yes("$500"));
  expect(asked).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, "50.50");
  await press(takeOut.yes("$500"));
  const said = { booking: booking.reference, version: 4, entry: 31, instead_minor: 5_050 };
  expect(asked).toEqual([["undo-transfer", said]]);
});

it("what a bank took of a payment is entered in two taps, which say how much is in the books", async () => {
  render(<RecordReversal {...shared} payment="P-1" amount="$700" />);
  await press(reversal.ask);
  expect(screen.getByText(reversal.sure("$700"))).toBeTruthy();
  expect(asked).toEqual([]);
  await press(takeOut.yes("$700"));
  const said = { booking: booking.reference, version: 4, payment: "P-1" };
  expect(asked).toEqual([["record-reversal", said]]);
});

it("of a guest without an address nobody reads that they are told", async () => {
  const untold = { ...shared, booking: { ...booking, email: "" } };
  render(<UndoTransfer {...untold} entry={31} amount="$500" />);
  await press(undo.ask);
  expect(screen.getByText(undo.sureUntold)).toBeTruthy();
  cleanup();
  render(<RecordReversal {...untold} payment="P-1" amount="$700" />);
  await press(reversal.ask);
  expect(screen.getByText(reversal.sureUntold("$700"))).toBeTruthy();
});
