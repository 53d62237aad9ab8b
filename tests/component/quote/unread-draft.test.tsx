import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useQuote } from "@/components/quote/quote-store";
import { QuoteWizard } from "@/components/quote/quote-wizard";
import { catalogues } from "@/lib/i18n/translator";
import { fullDraft, leaveDraft, openWizard } from "./support";

const { Quote, Runs, Form, Leads, FieldErrors } = catalogues.en;
const line = vi.hoisted(() => ({ isCut: true }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("@/components/form/draft/later-part", async (original) => {
  const { laterPart } = await original<typeof import("@/components/form/draft/later-part")>();
  return {
    laterPart: <Part,>(ask: () => Promise<Part>) =>
      laterPart(async () => {
        if (line.isCut) throw new TypeError("Failed to fetch dynamically imported module");
        return ask();
      }),
  };
});

const kept = () => localStorage.getItem("tembea-quote");
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** The wizard over the page of a tour, which knows who travels. */
function openDialog() {
  useQuote.setState(useQuote.getInitialState(), true);
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ Quote, Runs, Form, Leads, FieldErrors }}
    >
      <QuoteWizard prefill={{ adults: 3, children: [7] }} />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  line.isCut = true;
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
  openDialog();
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

it("what an address knows is taken up once it can be read, and what was answered meanwhile stays", async () => {
  leaveDraft(fullDraft);
  openWizard("?adults=4");
  await settled();
  await userEvent.click(screen.getByRole("radio", { name: "Honeymoon" }));
  await settled();
  line.isCut = false;
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(useQuote.getState().draft.adults).toBe(4));
  expect(useQuote.getState().draft).toMatchObject({ travel_type: "honeymoon", days: "8" });
  expect(kept()).toContain("juergen@example.com");
});
