import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useQuote } from "@/components/quote/quote-store";
import { line } from "./cut-line";
import { fullDraft, leaveDraft, openDialog } from "./support";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("@/components/form/draft/later-part", async (original) =>
  (await import("./cut-line")).onCutLine(await original()),
);

const kept = () => localStorage.getItem("tembea-quote");
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("a draft that could not be read is kept under what a page knows, and is there once it can be", async () => {
  leaveDraft({ ...fullDraft, message: "It is a surprise", travel_type: "family" });
  const before = kept();
  openDialog({ adults: 3, children: [7] });
  await waitFor(() => expect(useQuote.getState().draft.adults).toBe(3));
  await userEvent.click(screen.getByRole("radio", { name: "Honeymoon" }));
  await settled();
  expect(kept()).toBe(before);
  expect(screen.getByRole("radio", { name: "Honeymoon" })).toBeChecked();

  line.isCut = false;
  await userEvent.click(screen.getByRole("checkbox", { name: "Safari" }));
  const whole = { ...fullDraft, message: "It is a surprise" };
  const answered = { adults: 3, children: [7], travel_type: "honeymoon", interests: ["safari"] };
  await waitFor(() => expect(useQuote.getState().draft).toEqual({ ...whole, ...answered }));
  expect(await screen.findByText(/Welcome back/)).toBeVisible();
  expect(JSON.parse(kept() ?? "").draft).toEqual({ ...whole, ...answered });
});
