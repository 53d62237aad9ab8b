import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { Decisions } from "@/components/desk/calendar/decisions";
import { ResourceRow } from "@/components/desk/calendar/resource-row";
import { calendarWords, deskWords, resourceWords } from "@/components/desk/words/words";
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
  ...{ price_minor: 196_600, left: false, guaranteed: false, history: [], on_it: [] },
};
const decisions = (stored: number) => (
  <Decisions
    departure={{ ...departure, seats: stored }}
    busy={false}
    decide={() => Promise.resolve(true)}
  />
);
const seats = () => screen.getByLabelText(calendarWords.seats.label);
const standing = (value: string) => deskWords.nowStands(value);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

it("seats that were typed before a colleague changed them come back with a word of what stands now", async () => {
  render(decisions(8));
  const user = userEvent.setup();
  await user.clear(seats());
  await user.type(seats(), "12");
  expect(seats()).not.toHaveAccessibleDescription();
  cleanup();
  render(decisions(10));
  expect(await screen.findByDisplayValue("12")).toBe(seats());
  expect(seats()).toHaveAccessibleDescription(standing("10"));
  await user.clear(seats());
  await user.type(seats(), "11");
  expect(seats()).not.toHaveAccessibleDescription();
});

it("the same is said while somebody types, and not of what nobody has changed", async () => {
  const { rerender } = render(decisions(8));
  const user = userEvent.setup();
  await user.clear(seats());
  await user.type(seats(), "1");
  rerender(decisions(10));
  await user.type(seats(), "2");
  expect(seats()).toHaveValue(12);
  expect(seats()).toHaveAccessibleDescription(standing("10"));
  rerender(decisions(8));
  expect(seats()).not.toHaveAccessibleDescription();
});

it("a name that was typed before a colleague gave another comes back with a word of it, too", async () => {
  const row = (name: string) => (
    <ul>
      <ResourceRow
        resource={{ id: "r-1", kind: "vehicle", name, version: 1 }}
        all={{ allocations: [] } as never}
        decides
        doing={() => Promise.resolve(true)}
      />
    </ul>
  );
  render(row("Cruiser 4"));
  const user = userEvent.setup();
  const field = () => screen.getByLabelText(resourceWords.name);
  await user.clear(field());
  await user.type(field(), "Cruiser 5");
  cleanup();
  render(row("Simba"));
  expect(await screen.findByDisplayValue("Cruiser 5")).toBe(field());
  expect(field()).toHaveAccessibleDescription(standing("Simba"));
});

it("what has come to stand is forgotten, also where the answer to it was lost", async () => {
  render(decisions(8));
  const user = userEvent.setup();
  await user.clear(seats());
  await user.type(seats(), "12");
  cleanup();
  render(decisions(12));
  expect(await screen.findByDisplayValue("12")).toBe(seats());
  cleanup();
  // A colleague changes it afterwards: that is what is shown.
  render(decisions(10));
  expect(await screen.findByDisplayValue("10")).toBe(seats());
  expect(seats()).not.toHaveAccessibleDescription();
  expect(localStorage).toHaveLength(0);
});
