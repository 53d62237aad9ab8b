import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DueList } from "@/components/desk/today/due-list";
import type { DeskWords } from "@/components/desk/words/en";
import type { Today } from "@/lib/contract/desk/today";
import { teachDialogs } from "../../support/dialog";

vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
}));
// A language of the desk is a file beside `en.ts`: this one stands where `words.ts` chooses.
vi.mock("@/components/desk/words/en", async (original) => {
  const { en } = await original<{ en: DeskWords }>();
  const sw: DeskWords = {
    ...en,
    language: "sw",
    desk: { ...en.desk, nav: { ...en.desk.nav, today: "Leo" } },
    today: { ...en.today, due: { ...en.today.due, title: "Yanayodaiwa" } },
  };
  return { en: sw };
});
teachDialogs();
beforeEach(() => void vi.stubGlobal("fetch", async () => Response.json({ others: [] })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const due = {
  kind: "balance",
  ...{ id: "B-1", reference: "B-1" },
  name: "Clara",
  what: "",
  asks: null,
  owner: "",
} as const;
const today: Today = {
  ...{ today: "2027-08-01", until: "2027-08-08", now: "2027-08-01T09:00:00Z" },
  ...{ journeys: [], emails: [] },
  due: [
    {
      ...due,
      booking: "B-1",
      request: null,
      offer: null,
      departure: null,
      on: "2027-08-07",
      at: null,
      amount_minor: 100,
    },
  ],
};

it("another language of the desk is on its screens, in its dates and in its names of languages", () => {
  render(
    <DeskFrame me={{ id: "me", name: "Asha", role: "owner", elsewhere: ["de", "fr"] }} title="Leo">
      <DueList today={today} now={Date.parse(today.now)} />
    </DeskFrame>,
  );
  expect(screen.getAllByRole("link", { name: "Leo" })[0]).toBeVisible();
  expect(screen.getByText("Yanayodaiwa")).toBeVisible();
  expect(screen.getByText(/7 Ago 2027/)).toBeVisible();
  expect(screen.getByText(/^Kijerumani na Kifaransa/)).toBeVisible();
});

it("a word that is missing is an error of types", () => {
  const ofTheDesk = (words: Partial<DeskWords>) => words;
  // @ts-expect-error the other words of this section are missing
  expect(ofTheDesk({ record: { title: "Kumbukumbu" } })).toBeDefined();
});
