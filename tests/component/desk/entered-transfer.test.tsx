import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { BookingDecisions } from "@/components/desk/bookings/booking-decisions";
import { bookingWords, fieldWords } from "@/components/desk/words/words";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const amount = () => screen.getByLabelText(bookingWords.amount);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function open() {
  const booking = {
    ...{ reference: "B-1", version: 1, name: "Inge", actions: ["record_payment"] },
    ...{ by_hand: [], movements: [], late_transfer: null },
  };
  const doing = (work: () => Promise<unknown>) => work().then(() => true);
  const props = { booking, busy: false, wrong: {}, doing };
  render(<BookingDecisions {...(props as unknown as ComponentProps<typeof BookingDecisions>)} />);
  await press(bookingWords.decide.record_payment);
}

it("a transfer is typed like every amount at the desk, and one that cannot be read is not sent", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ done: true });
  });
  await open();
  await userEvent.type(screen.getByLabelText(bookingWords.bankReference), "CRDB 7781");
  await press(bookingWords.yes.record_payment);
  await userEvent.type(amount(), "1250,50");
  await press(bookingWords.yes.record_payment);
  expect(amount()).toHaveAccessibleDescription(fieldWords.noAmount);
  expect(sent).toEqual([]);
  await userEvent.clear(amount());
  await userEvent.type(amount(), "$1,250.50");
  cleanup();
  await open();
  expect(amount()).toHaveValue("1250.50");
  await press(bookingWords.yes.record_payment);
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ amount_minor: 125_050, bank_reference: "CRDB 7781" }]),
  );
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));
});
