import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ChangeScreen } from "@/components/desk/booking-change/change-screen";
import { changeWords } from "@/components/desk/words/words";
import { first } from "./change-beginning";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (owner_decides: boolean, more: object = {}, begun = first) => {
  const priced = {
    price: { lines: [], total_minor: 150_000, balance_due: "2027-05-02" },
    ...{ before_minor: 200_000, seats: 0, asks_guest: false, due_now_minor: 0, balance_minor: 0 },
    ...{ refund_minor: 50_000, not_sent_minor: 0, kept_minor: 0, owner_decides, payers: [] },
    ...more,
  };
  const asked = vi.fn(async (_url: string, _call?: RequestInit) => Response.json(priced));
  vi.stubGlobal("fetch", asked);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeScreen booking="B-1234-5678" first={begun} />
    </QueryClientProvider>,
  );
  return asked;
};

it("whoever may not send money back reads so before they tap, and who can", async () => {
  open(true);
  expect(await screen.findByText(changeWords.ownerDecides)).toBeVisible();
  expect(screen.queryByText(changeWords.tellsBy.email)).toBeNull();
  expect(screen.queryByRole("button", { name: changeWords.apply })).toBeNull();
});

it("whoever may, changes it", async () => {
  open(false);
  expect(await screen.findByText(changeWords.tellsBy.email)).toBeVisible();
  expect(screen.getByRole("button", { name: changeWords.apply })).toBeVisible();
});

it("whoever changes it reads that the tour takes more days by now", async () => {
  open(false, { other_days: { before: 4, after: 5 } });
  expect(await screen.findByText(changeWords.otherDays(4, 5))).toBeVisible();
});

it("whoever changes it reads what of the money to be sent by hand is not sent any more", async () => {
  open(false, { not_sent_minor: 30_000 });
  expect(await screen.findByText(changeWords.notSent("$300"))).toBeVisible();
});

it.each([
  [false, changeWords.tellsBy.nothing],
  [true, changeWords.asksBy.nothing],
])(
  "whoever changes it reads that a guest without an address is to be called",
  async (asks_guest, words) => {
    open(false, { asks_guest }, { ...first, has_email: false });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/by e-mail/)).toBeNull();
    expect(screen.getByText(changeWords.messageHintBy.nothing("Italian"))).toBeVisible();
  },
);

it("of a journey that has begun only the price is asked for", () => {
  open(false, {}, { ...first, begun: true });
  expect(screen.getByText(changeWords.begun)).toBeVisible();
  expect(screen.queryByRole("spinbutton", { name: /Adults/ })).toBeNull();
  expect(screen.queryByLabelText(/Adults/)).toBeNull();
  expect(screen.queryByText(changeWords.ours)).toBeNull();
  expect(screen.getByRole("textbox", { name: new RegExp(changeWords.adjustment) })).toBeVisible();
});

it("whoever changes what several have paid says whose money goes back", async () => {
  const payers = [
    { whose: ["booker"], name: "Chiara", stays_minor: 90_000 },
    { whose: ["s1", "s2"], name: "Ben Friend", stays_minor: 60_000 },
  ];
  const asked = open(false, { payers });
  const whose = await screen.findByRole("combobox", { name: changeWords.whose });
  expect(whose).toHaveDisplayValue(changeWords.ofAll);
  fireEvent.change(whose, { target: { value: "s1,s2" } });
  expect(whose).toHaveDisplayValue(changeWords.ofPayer("Ben Friend", "$600"));
  const apply = screen.getByRole("button", { name: changeWords.apply });
  await waitFor(() => expect(apply).not.toHaveAttribute("aria-disabled", "true"));
  fireEvent.click(apply);
  await waitFor(() => {
    const [, call] = asked.mock.calls.find(([url]) => url.includes("change-booking")) ?? [];
    expect(JSON.parse(String(call?.body))).toMatchObject({ whose: ["s1", "s2"] });
  });
});
