import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ResourceScreen } from "@/components/desk/calendar/resource-screen";
import { DeskQueries } from "@/components/desk/desk-queries";
import type { Resources } from "@/lib/contract/desk/resources";
import type { Role } from "@/lib/contract/desk/rights";

const days = { starts: "2027-05-03", ends: "2027-05-06" };
const all: Resources = {
  ...{ from: "2027-05-01", until: "2027-05-21", today: "2027-04-01" },
  resources: [
    { id: "1", kind: "guide", name: "Joseph", version: 1 },
    { id: "2", kind: "vehicle", name: "LC-1", version: 1 },
    { id: "3", kind: "vehicle", name: "LC-2", version: 1 },
  ],
  beyond: [],
  allocations: [
    { id: "9", resource: "2", kind: "block", of: "", what: "Workshop", ...days },
    { id: "8", resource: "1", kind: "booking", of: "B-1", what: "Brandt", ...days },
  ],
  journeys: [{ kind: "booking", id: "B-1", title: "Crater", name: "Brandt", people: 3, ...days }],
};
const calls: { name: string; input: unknown }[] = [];
let refusal: string | undefined;

beforeEach(() => {
  calls.length = 0;
  refusal = undefined;
  class Stream {
    addEventListener() {}
    close() {}
  }
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const name = path.replace("/api/desk/", "");
    if (name === "resources") return Response.json(all);
    calls.push({ name, input: JSON.parse(body) });
    if (!refusal) return Response.json({ also: [] });
    const error = { code: "conflict", message: "", reason: refusal };
    return Response.json({ error }, { status: 409 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (role: Role = "operations", first = all) =>
  render(
    <DeskQueries>
      <ResourceScreen first={first} me={{ id: "me", name: "Asha", role, elsewhere: [] }} />
    </DeskQueries>,
  );

it("says what is free on the days of a journey, and takes it", async () => {
  open();
  expect(
    screen.getByText("Free on all of these days: 1 of 2 vehicles, 0 of 1 guide."),
  ).toBeVisible();
  const choice = screen.getByRole("combobox", { name: "Take a guide or vehicle for Crater" });
  expect(within(choice).queryByText("Joseph")).toBeNull();
  // With the arrow keys one passes over what one does not mean: only the button takes it.
  await userEvent.selectOptions(choice, "LC-1");
  await userEvent.selectOptions(choice, "LC-2");
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Take along" }));
  expect(await screen.findByText("LC-2 is on it.")).toBeVisible();
  const to = { kind: "booking", booking: "B-1" };
  expect(calls).toEqual([{ name: "allocate", input: { resource: "3", to } }]);
  refusal = "vehicle_taken";
  await userEvent.selectOptions(choice, "LC-1");
  await userEvent.click(screen.getByRole("button", { name: "Take along" }));
  expect(await screen.findByText(/This vehicle is somewhere else/)).toBeVisible();
});

it("says how guides and vehicles are entered where there are none, and not that 0 of 0 are free", () => {
  open("operations", { ...all, resources: [], allocations: [] });
  expect(screen.getByText("No guides or vehicles are entered yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Enter the first one" })).toHaveAttribute("href", "#add");
  expect(screen.queryByText(/0 of 0/)).toBeNull();
  cleanup();
  open("operations", { ...all, resources: all.resources.slice(1) });
  expect(
    screen.getByText("Free on all of these days: 1 of 2 vehicles, no guide is entered yet."),
  ).toBeVisible();
});

it("gives back what is taken, and keeps what is typed when that is refused", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: "Take LC-1 off Workshop" }));
  expect(calls).toEqual([{ name: "release", input: { allocation: "9" } }]);
  refusal = "name_taken";
  const form = screen.getByRole("button", { name: "Add" }).closest("form") ?? document.body;
  await userEvent.type(within(form).getByLabelText("Name"), "LC-2");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("There is one with that name already.")).toBeVisible();
  expect(within(form).getByLabelText("Name")).toHaveValue("LC-2");
});

it("only shows those who sell what is taken", () => {
  open("sales");
  expect(screen.getByText("LC-2")).toBeVisible();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("button", { name: /^(Take|Add)/ })).toBeNull();
});

it("leads from its head to the guides and vehicles and to the form, however many journeys are between", () => {
  open();
  const journeys = screen.getByRole("heading", { name: "Journeys" });
  for (const [name, to] of [
    ["Add a guide or vehicle", screen.getByRole("heading", { name: "Add a guide or vehicle" })],
    ["Rename, block days", screen.getByRole("heading", { name: "Guides and vehicles" })],
  ] as const) {
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", `#${to.id}`);
    expect(link.compareDocumentPosition(journeys)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  cleanup();
  open("sales");
  expect(screen.queryByRole("link", { name: "Add a guide or vehicle" })).toBeNull();
});

it("nobody is free who is elsewhere on the last days of a journey, after the weeks on the screen", () => {
  const journey = { ...all.journeys[0], starts: "2027-05-18", ends: "2027-05-25" } as const;
  const after = { starts: "2027-05-23", ends: "2027-05-30" };
  const beyond = [{ id: "7", resource: "1", kind: "booking", of: "B-2", what: "Kurz", ...after }];
  const changed = { allocations: [], beyond, journeys: [journey] } as unknown as Partial<Resources>;
  open("operations", { ...all, ...changed });
  expect(
    screen.getByText("Free on all of these days: 2 of 2 vehicles, 0 of 1 guide."),
  ).toBeVisible();
});
