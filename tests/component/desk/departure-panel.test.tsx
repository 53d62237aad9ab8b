import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeparturePanel } from "@/components/desk/calendar/departure-panel";
import { calendarWords } from "@/components/desk/words/words";
import type { DepartureDetail } from "@/lib/contract/desk/calendar";

const departure: DepartureDetail = {
  ...{ id: "climb-2027-05-01", tour: "climb", title: "The climb" },
  ...{ starts: "2027-05-01", ends: "2027-05-07", seats: 8, sold: 3, held: 2, waiting: 0 },
  ...{
    closed: false,
    offered: true,
    reason: "",
    origin: "rule",
    version: 1,
    languages: ["en"],
    source: "own",
  },
  ...{ price_minor: 196_600, left: false, guaranteed: false, history: [] },
  on_it: [
    {
      ...{ reference: "B-1", name: "Okafor", people: 2, state: "confirmed", hold_until: null },
      ...{ balance_minor: 0, balance_due: "2027-04-01" },
    },
  ],
};
let stored = departure;
const calls: { name: string; input: Record<string, unknown> }[] = [];
let refusal: string | undefined;

beforeEach(() => {
  stored = departure;
  refusal = undefined;
  calls.length = 0;
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const name = path.replace("/api/desk/", "");
    if (name === "departure") return Response.json(stored);
    calls.push({ name, input: JSON.parse(body) });
    if (!refusal) return Response.json({ done: true });
    const error = { code: "conflict", message: "", reason: refusal };
    return Response.json({ error }, { status: 409 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(decides = true) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  render(
    <QueryClientProvider client={client}>
      <DeparturePanel id={departure.id} first={stored} decides={decides} refetchEveryMs={false} />
    </QueryClientProvider>,
  );
}

it("says who is on it before it is closed, and names them with the closing", async () => {
  open();
  expect(screen.getByText(/^2 people are on it/)).toBeVisible();
  expect(screen.getByText("Okafor")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Out of season" }));
  expect(await screen.findByText(/Nobody can book it any more/)).toBeVisible();
  expect(calls).toEqual([
    {
      name: "close-departure",
      input: { departure: departure.id, version: 1, reason: "Out of season", bookings: ["B-1"] },
    },
  ]);
});

it("tells whoever comes second what the first did, and how it stands", async () => {
  open();
  refusal = "changed_meanwhile";
  const at = "2027-01-01T10:00:00Z";
  stored = {
    ...{ ...departure, closed: true, offered: false, reason: "Rain", version: 2, origin: "desk" },
    history: [{ action: "close-departure", by: "Juma", at, change: "" }],
  };
  await userEvent.clear(screen.getByLabelText("Seats"));
  await userEvent.type(screen.getByLabelText("Seats"), "9");
  await userEvent.click(screen.getByRole("button", { name: "Change seats" }));
  expect(await screen.findByRole("status")).toHaveTextContent("Juma closed it.");
  expect(screen.getByRole("alert")).toHaveTextContent("Somebody else has just changed this.");
  expect(await screen.findByText("Closed: Rain")).toBeVisible();
  // What was typed is still there, to be sent once more.
  expect(screen.getByLabelText("Seats")).toHaveValue(9);
  refusal = undefined;
  await waitFor(() => expect(screen.getByRole("button", { name: "Change seats" })).toBeEnabled());
  await userEvent.click(screen.getByRole("button", { name: "Change seats" }));
  expect(calls.at(-1)?.input).toEqual({ departure: departure.id, version: 2, seats: 9 });
});

it("shows those who only look what there is, and no buttons", () => {
  open(false);
  expect(screen.getByText("$1,966")).toBeVisible();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("offers too few guests as a reason until that is promised not to happen", () => {
  open();
  expect(screen.getByRole("button", { name: "Too few guests" })).toBeVisible();
  cleanup();
  stored = { ...departure, guaranteed: true };
  open();
  expect(screen.queryByRole("button", { name: "Too few guests" })).toBeNull();
  expect(screen.getByRole("button", { name: "Out of season" })).toBeVisible();
  expect(screen.getByText(/They were told that it is guaranteed/)).toBeVisible();
  cleanup();
  // Nobody was promised anything.
  stored = { ...departure, guaranteed: true, on_it: [] };
  open();
  expect(screen.getByRole("button", { name: "Too few guests" })).toBeVisible();
});

it("lets one that starts too soon to be sold be offered again, or closed to those who pay late", async () => {
  stored = { ...departure, offered: false };
  open();
  expect(screen.getByText(/^It starts too soon to be offered/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Open again" }));
  await userEvent.click(await screen.findByRole("button", { name: "No guide or vehicle" }));
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toEqual(["open-departure", "close-departure"]),
  );
  cleanup();
  stored = { ...departure, closed: true, offered: false, reason: "Rain" };
  open();
  expect(screen.queryByText(/^It starts too soon to be offered/)).toBeNull();
  expect(screen.queryByRole("button", { name: "No guide or vehicle" })).toBeNull();
});

it("says before its seats are changed that a departure of the rule is the desk's from then on", () => {
  open();
  expect(screen.getByRole("button", { name: "Change seats" })).toHaveAccessibleDescription(
    calendarWords.seats.becomesOurs,
  );
  cleanup();
  for (const taken of [{ origin: "desk" as const }, { offered: false }]) {
    stored = { ...departure, ...taken };
    open();
    expect(screen.queryByText(calendarWords.seats.becomesOurs)).toBeNull();
    cleanup();
  }
});
