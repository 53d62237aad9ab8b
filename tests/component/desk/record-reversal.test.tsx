import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { RecordReversal } from "@/components/desk/bookings/record-reversal";
import { bookingWords } from "@/components/desk/words/words";
import type { BookingDetail } from "@/lib/contract/desk/bookings";

const words = bookingWords.reversal;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("what a bank took of a payment is entered in two taps, which say how much is in the books", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    asked.push(`${address.replace(/^.*\//, "")} ${body}`);
    return Response.json({ data: { done: true } });
  });
  const booking = { reference: "B-7KM4-X2PA-9TRH", version: 4 } as BookingDetail;
  const doing = async (call: () => Promise<unknown>) => Boolean(await call());
  render(<RecordReversal {...{ booking, doing, payment: "P-1", amount: "$700" }} busy={false} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: words.ask }));
  expect(screen.getByText(words.sure("$700"))).toBeTruthy();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: words.yes("$700") }));
  const [call = ""] = asked;
  expect(call).toMatch(/^record-reversal /);
  expect(JSON.parse(call.slice("record-reversal ".length))).toEqual({
    ...{ booking: booking.reference, version: 4, payment: "P-1" },
  });
});
