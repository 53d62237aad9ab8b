import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BookingMoney } from "@/components/desk/bookings/booking-money";
import { bookingWords, newBookingWords } from "@/components/desk/words/words";

const words = bookingWords.agent;
const sent: [call: string, body: unknown][] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    sent.push([path.replace(/^.*\//, ""), JSON.parse(body)]);
    return Response.json({ done: true });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const savanna = {
  ...{ name: "Savanna Reisen", commission_percent: 10, commission_minor: 200_000 },
  ...{ net_minor: 1_800_000, owes_minor: 0, kept_minor: 0 },
  ...{ keeps_minor: 200_000, sends_minor: 0, returns_minor: 0 },
};

function show(more: object, maySettle = true) {
  const booking = {
    ...{ reference: "B-1", version: 3, total_minor: 2_000_000, paid_minor: 1_800_000 },
    ...{ back_minor: 0, due_now_minor: 0, open_minor: 200_000, balance_due: "2027-06-01" },
    ...{ shares: [], movements: [], attempts: [], refunds: [] },
    ...{ agent: savanna, can_set_agent: true, ...more },
  };
  const doing = (work: () => Promise<unknown>) => work().then(() => true);
  const props = { booking, busy: false, wrong: {}, doing, maySettle, mayUndo: false };
  render(<BookingMoney {...(props as unknown as ComponentProps<typeof BookingMoney>)} />);
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const seen = { booking: "B-1", version: 3 };

describe("the agent of a booking", () => {
  it("has what they kept entered with a second press", async () => {
    show({});
    const kept = words.keeps("$2,000");
    await press(kept);
    expect(sent).toEqual([]);
    await press(words.surely(kept));
    await vi.waitFor(() => expect(sent).toEqual([["settle-agent", seen]]));
  });

  it("is put right by the owner, with their per cent", async () => {
    show({});
    await userEvent.click(screen.getByText(words.correct));
    const percent = field(newBookingWords.commission);
    expect(field(newBookingWords.agentName)).toHaveValue("Savanna Reisen");
    await userEvent.clear(percent);
    await userEvent.type(percent, "12");
    await press(words.save);
    await vi.waitFor(() =>
      expect(sent).toEqual([
        ["set-agent", { ...seen, agent: "Savanna Reisen", commission_percent: 12 }],
      ]),
    );
  });

  it("is added to a booking that came without one", async () => {
    show({ agent: null });
    await userEvent.click(screen.getByText(words.add));
    await userEvent.type(field(newBookingWords.agentName), "Savanna");
    await userEvent.type(field(newBookingWords.commission), "10");
    await press(words.save);
    await vi.waitFor(() =>
      expect(sent).toEqual([["set-agent", { ...seen, agent: "Savanna", commission_percent: 10 }]]),
    );
  });

  it.each([
    ["something is settled with them", { can_set_agent: false }, true],
    ["whoever looks is no owner", {}, false],
  ])("stays as it is where %s", (_, more, maySettle) => {
    show(more, maySettle);
    expect(screen.queryByText(words.correct)).toBeNull();
  });
});
