import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { UndoTransfer } from "@/components/desk/bookings/undo-transfer";
import { bookingWords } from "@/components/desk/words/words";
import type { BookingDetail } from "@/lib/contract/desk/bookings";

const words = bookingWords.undo;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a transfer is taken out of the books in two taps, which say how much and what it does", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    asked.push(`${address.replace(/^.*\//, "")} ${body}`);
    return Response.json({ data: { done: true } });
  });
  const booking = { reference: "B-7KM4-X2PA-9TRH", version: 4 } as BookingDetail;
  const doing = async (call: () => Promise<unknown>) => Boolean(await call());
  render(
    <UndoTransfer {...{ booking, doing, entry: 31, amount: "$500" }} busy={false} wrong={{}} />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: words.ask }));
  expect(screen.getByText(words.sure)).toBeTruthy();
  expect(asked).toEqual([]);
  const field = screen.getByLabelText(words.instead);
  // What cannot be read is not taken for nothing.
  await user.type(field, "1250,50");
  await user.click(screen.getByRole("button", { name: words.yes("$500") }));
  expect(asked).toEqual([]);
  await user.clear(field);
  await user.type(field, "50.50");
  await user.click(screen.getByRole("button", { name: words.yes("$500") }));
  const [call = ""] = asked;
  expect(call).toMatch(/^undo-transfer /);
  expect(JSON.parse(call.slice("undo-transfer ".length))).toEqual({
    ...{ booking: booking.reference, version: 4, entry: 31, instead_minor: 5_050 },
  });
});
