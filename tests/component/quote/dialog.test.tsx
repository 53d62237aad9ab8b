import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { QuoteModalButton } from "@/components/quote/quote-modal-button";
import { useQuote } from "@/components/quote/quote-store";
import { catalogues } from "@/lib/i18n/translator";
import { teachDialogs } from "../../support/dialog";

const messages = catalogues.en;

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

const { Quote, Runs, Form, Leads, FieldErrors } = messages;
const prefill = { tour: "crater-and-plains", date: "2099-08-07", adults: 3, children: [9, 7] };

beforeAll(teachDialogs);
beforeEach(() => {
  window.history.replaceState(null, "", "/trip/crater-and-plains");
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json({
      data: address.startsWith("/api/tours/")
        ? { title: "Crater and Plains", days: 6, gallery: [] }
        : [],
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  useQuote.setState(useQuote.getInitialState(), true);
});

/** The button as it stands on a tour's page, clicked. */
async function openDialog() {
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ Quote, Runs, Form, Leads, FieldErrors }}
    >
      <QuoteModalButton prefill={prefill}>Get a free quote</QuoteModalButton>
    </NextIntlClientProvider>,
  );
  const button = screen.getByRole("link", { name: "Get a free quote" });
  await userEvent.click(button);
  return { button, dialog: await screen.findByRole("dialog", { name: "Get a free quote" }) };
}

describe("the wizard over the page of a tour", () => {
  it("is a link to its own page for those who open it elsewhere", async () => {
    const { button } = await openDialog();
    expect(button).toHaveAttribute(
      "href",
      "/Quote?tour=crater-and-plains&date=2099-08-07&adults=3&children=9%2C7",
    );
  });

  it("knows the tour and the party, and leaves the page's address alone", async () => {
    const { dialog } = await openDialog();
    const inside = within(dialog);
    expect(await inside.findByText("Crater and Plains", { selector: "strong" })).toBeVisible();
    expect(inside.getByText("3 adults, 2 children")).toBeVisible();
    expect(inside.getByText("7 August 2099")).toBeVisible();
    expect(inside.getByText("6 days")).toBeVisible();
    await userEvent.click(inside.getByRole("radio", { name: "Family trip" }));
    await userEvent.click(inside.getByRole("button", { name: "Next" }));
    expect(await inside.findByRole("heading", { level: 2, name: /How many days/ })).toHaveFocus();
    expect(window.location.href).toMatch(/\/trip\/crater-and-plains$/);
  });

  it("keeps the draft when it is closed, and opens with it again", async () => {
    const { button, dialog } = await openDialog();
    await userEvent.click(within(dialog).getByRole("radio", { name: "Honeymoon" }));
    // What the Escape key does to an open dialog.
    act(() => (dialog as HTMLDialogElement).close());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(localStorage.getItem("tembea-quote")).toContain("honeymoon");
    await userEvent.click(button);
    expect(await screen.findByRole("radio", { name: "Honeymoon" })).toBeChecked();
  });
});
