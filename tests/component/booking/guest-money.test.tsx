import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answering, confirmedBooking, openBooking, shown } from "./guest-support";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe("the money of a booking that ends", () => {
  it("says what comes back from an agent, before it is cancelled and after", async () => {
    const agent = { name: "Savanna Reisen", today_minor: 10_000, back_minor: 0 };
    answering(({ path }) =>
      shown(
        path.endsWith("/cancel")
          ? confirmedBooking({
              ...{ state: "cancelled", refund_minor: 140_000, actions: [], paid_minor: 140_000 },
              by_agent: { ...agent, today_minor: 0, back_minor: 10_000 },
            })
          : confirmedBooking({ refund_today_minor: 140_000, by_agent: agent }),
      ),
    );
    const user = openBooking();
    await user.click(await screen.findByRole("button", { name: "Cancel this booking" }));
    const row = (term: string) => screen.getByText(term).parentElement?.textContent;
    expect(row("We keep")).toBe("We keep$0");
    expect(row("You get back from Savanna Reisen")).toContain("$100");
    await user.click(screen.getByRole("button", { name: "Cancel and get back $1,400" }));
    expect(await screen.findByText(/Savanna Reisen will give you back \$100/)).toBeVisible();
    expect(row("You get back from Savanna Reisen")).toContain("$100");
    // As their mail says it.
    expect(row("Paid so far")).toBe("Paid so far$1,500");
  });

  it.each([
    [
      "whose money the bank took back",
      { state: "refunded" as const, paid_minor: 0 },
      /the booking has ended/,
    ],
    [
      "that ended before the money came",
      { state: "expired" as const, refund_minor: 150_000, refund_open_minor: 150_000 },
      /\$1,500 will go back/,
    ],
  ])("says of one %s what became of the money", async (_, changes, words) => {
    answering(() => shown(confirmedBooking({ refund_minor: null, actions: [], ...changes })));
    openBooking();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/paid back \$0/)).toBeNull();
  });
});

it("what goes back of a journey that goes on stands beside what was paid, and both add up", async () => {
  const money = { paid_minor: 50_000, refund_open_minor: 20_000, balance_minor: 120_000 };
  answering(() => shown(confirmedBooking(money)));
  openBooking();
  const row = async (term: string) => (await screen.findByText(term)).parentElement?.textContent;
  expect(await row("Paid so far")).toContain("$500");
  expect(await row("You get back")).toContain("$200");
});

it("whoever opens a booking that their offer took the place of is not told to book again", async () => {
  answering(() =>
    shown(confirmedBooking({ state: "cancelled", replaced: true, actions: [], paid_minor: 0 })),
  );
  openBooking();
  const name = "Your offer has taken the place of this booking";
  expect(await screen.findByRole("heading", { level: 1, name })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Book again/ })).toBeNull();
  expect(screen.queryByText(/We hope to see you another time/)).toBeNull();
});
