import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { useQuote } from "@/components/quote/quote-store";
import { line } from "./cut-line";
import { fullDraft, leaveDraft, openDialog } from "./support";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("@/components/form/draft/later-part", async (original) =>
  (await import("./cut-line")).onCutLine(await original()),
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("what the next page knows counts, and not what the page before knew on a line that was cut", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [] }));
  leaveDraft(fullDraft);
  openDialog({ tour: "the-crater", adults: 5, children: [4] });
  await waitFor(() => expect(useQuote.getState().draft.adults).toBe(5));
  await userEvent.click(screen.getByRole("radio", { name: "Honeymoon" }));
  cleanup();
  line.isCut = false;
  openDialog({ tour: "the-plains", adults: 3 });
  await waitFor(() => expect(useQuote.getState().early).toBeNull());
  expect(useQuote.getState().draft).toEqual({
    ...fullDraft,
    ...{ tour: "the-plains", adults: 3, children: [], travel_type: "honeymoon" },
  });
  expect(JSON.parse(localStorage.getItem("tembea-quote") ?? "").draft.tour).toBe("the-plains");
});
