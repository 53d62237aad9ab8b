import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { useQuote } from "@/components/quote/quote-store";
import { line } from "./cut-line";
import { fullDraft, leaveDraft, openWizard } from "./support";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("@/components/form/draft/later-part", async (original) =>
  (await import("./cut-line")).onCutLine(await original()),
);

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

// What reads a draft stays once it was loaded: this needs a file of its own.
it("what an address knows is taken up once it can be read, and what was answered meanwhile stays", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [] }));
  leaveDraft(fullDraft);
  openWizard("?adults=4");
  await settled();
  await userEvent.click(screen.getByRole("radio", { name: "Honeymoon" }));
  await settled();
  expect(useQuote.getState().draft).toMatchObject({ travel_type: "honeymoon", days: "" });
  expect(useQuote.getState().draft.adults).not.toBe(4);
  line.isCut = false;
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(useQuote.getState().draft.adults).toBe(4));
  expect(useQuote.getState().draft).toMatchObject({ travel_type: "honeymoon", days: "8" });
  expect(localStorage.getItem("tembea-quote")).toContain("juergen@example.com");
});
