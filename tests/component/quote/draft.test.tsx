import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useQuote } from "@/components/quote/quote-store";
import { fullDraft, leaveDraft, openWizard } from "./support";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

const heading = (name: RegExp) => screen.findByRole("heading", { level: 2, name });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

describe("the draft of a request", () => {
  it("survives that the page is closed", async () => {
    openWizard();
    await userEvent.click(screen.getByRole("radio", { name: "Honeymoon" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /number of days/ }), "12");
    cleanup();
    openWizard();
    expect(await screen.findByText(/Welcome back/)).toBeVisible();
    expect(screen.getByRole("radio", { name: "Honeymoon" })).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Carry on where you left off" }));
    expect(await heading(/When, where and how many/)).toHaveFocus();
  });

  it.each([
    ["no JSON", "{"],
    ["another version", JSON.stringify({ version: 7 })],
    [
      "a wrong value",
      JSON.stringify({
        version: 1,
        saved_at: Date.now(),
        started_at: 0,
        request_key: null,
        draft: { ...fullDraft, adults: -3 },
      }),
    ],
    [
      "one of long ago",
      JSON.stringify({
        version: 1,
        saved_at: Date.now() - 31 * 24 * 3600 * 1000,
        started_at: 0,
        request_key: null,
        draft: fullDraft,
      }),
    ],
  ])("is ignored when it is %s", async (_, stored) => {
    localStorage.setItem("tembea-quote", stored);
    openWizard();
    await waitFor(() => expect(useQuote.getState().early).toBeNull());
    expect(screen.queryByText(/Welcome back/)).toBeNull();
    expect(screen.getByRole("radio", { name: "Family trip" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Family trip" }));
    expect(screen.getByRole("radio", { name: "Family trip" })).toBeChecked();
  });

  it("is deleted when the visitor starts again", async () => {
    leaveDraft(fullDraft);
    openWizard();
    await screen.findByText(/Welcome back/);
    await userEvent.click(
      screen.getByRole("button", { name: "Delete everything and start again" }),
    );
    expect(localStorage.getItem("tembea-quote")).toBeNull();
    expect(screen.getByRole("radio", { name: "Family trip" })).not.toBeChecked();
  });

  it("takes over what the address knows, and keeps it out of a reload", async () => {
    openWizard("?adults=3&children=9,7&rooms=2&date=2099-08-07&budget=junk");
    await waitFor(() => expect(window.location.search).toBe("?step=1"));
    expect(screen.getByText("3 adults, 2 children")).toBeVisible();
    expect(screen.getByText("7 August 2099")).toBeVisible();
    expect(screen.getByText("Ages: 9, 7")).toBeVisible();
    expect(screen.getByText("Rooms or tents").nextSibling).toHaveTextContent("2");
  });
});

describe("the way through the wizard", () => {
  it("points to an open question and moves the focus to it", async () => {
    openWizard();
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("Please check one answer.")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Honeymoon" })).toHaveFocus();
    await userEvent.click(screen.getByRole("radio", { name: "As a couple" }));
    expect(screen.queryByText("Please check one answer.")).toBeNull();
  });

  it("gives each step an address and follows the browser back", async () => {
    leaveDraft(fullDraft);
    openWizard();
    await screen.findByText(/Welcome back/);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(await heading(/How many days/)).toHaveFocus();
    expect(window.location.search).toBe("?step=2");
    window.history.back();
    expect(await heading(/What kind of journey/)).toHaveFocus();
  });

  it("leads no further than the answers", async () => {
    leaveDraft({ ...fullDraft, days: "" });
    openWizard("?step=review");
    expect(await heading(/How many days/)).toBeVisible();
    expect(window.location.search).toBe("?step=2");
  });

  it("asks for a number when the reply shall come by phone", async () => {
    leaveDraft({ ...fullDraft, contact_method: "call" });
    openWizard("?step=6");
    await userEvent.click(await screen.findByRole("button", { name: "Review your request" }));
    await waitFor(() => expect(screen.getByPlaceholderText("Enter a phone number")).toHaveFocus());
  });
});
