import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BookingDecisions } from "@/components/desk/bookings/booking-decisions";
import { bookingWords } from "@/components/desk/words/words";

const words = bookingWords.cancelling;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ done: true });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A booking of $1,000 of which an agent has kept $100, and half of which the terms keep by now. */
async function open(more: object = {}) {
  const booking = {
    ...{ reference: "B-1", version: 3, name: "Inge", actions: ["cancel"], by_hand: [] },
    ...{ paid_minor: 100_000, back_minor: 0, agent: { name: "Savanna", kept_minor: 10_000 } },
    guest_cancels: [
      { from: "2027-01-02", until: "2027-02-01", back_minor: 60_000, by_agent_minor: 10_000 },
      { from: "2027-02-02", until: "2027-02-20", back_minor: 40_000, by_agent_minor: 10_000 },
    ],
    ...more,
  };
  const doing = (work: () => Promise<unknown>) => work().then(() => true);
  const props = { booking, busy: false, wrong: {}, doing };
  render(<BookingDecisions {...(props as unknown as ComponentProps<typeof BookingDecisions>)} />);
  await press(bookingWords.decide.cancel);
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const day = () => screen.getByLabelText(words.day);

describe("whose cancellation it is", () => {
  it("has to be said before anything is cancelled", async () => {
    await open();
    await press(bookingWords.yes.cancel);
    expect(sent).toEqual([]);
  });

  it("of ours everything goes back, and the agent’s part by the agent", async () => {
    await open();
    await choose(words.ours);
    expect(screen.getByText(bookingWords.givesBack("$900"))).toBeVisible();
    expect(screen.getByText(words.byAgent("Savanna", "$100"))).toBeVisible();
    await press(bookingWords.yes.cancel);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ booking: "B-1", version: 3, message: "" });
  });

  it("of the guest’s it shows what the terms give and keep on the day that counts: today, or before", async () => {
    await open();
    await choose(words.guest);
    expect(day()).toHaveValue("2027-02-20");
    expect(screen.getByText(words.byTerms("$400", "$500"))).toBeVisible();
    fireEvent.change(day(), { target: { value: "2027-01-20" } });
    expect(screen.getByText(words.byTerms("$600", "$300"))).toBeVisible();
    expect(screen.getByText(words.byAgent("Savanna", "$100"))).toBeVisible();
    await press(bookingWords.yes.cancel);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ by_guest_on: "2027-01-20" });
  });

  it.each([["2027-01-01"], ["2027-02-21"], [""]])(
    "is of no day before the booking or after today: %s",
    async (value) => {
      await open();
      await choose(words.guest);
      fireEvent.change(day(), { target: { value } });
      await press(bookingWords.yes.cancel);
      expect(sent).toEqual([]);
    },
  );

  it("says that nothing goes back where nothing was paid", async () => {
    await open({
      ...{ paid_minor: 0, agent: null },
      guest_cancels: [
        { from: "2027-01-02", until: "2027-02-20", back_minor: 0, by_agent_minor: 0 },
      ],
    });
    for (const each of [words.ours, words.guest]) {
      await choose(each);
      expect(screen.getByText(bookingWords.givesNothing)).toBeVisible();
    }
  });
});
