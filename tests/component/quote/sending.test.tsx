import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useRequestStatus } from "@/components/form/request-status";
import { answering, fullDraft, leaveDraft, openWizard, received, sendButton } from "./support";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const unreachable = () => Response.json({}, { status: 503 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  push.mockReset();
  localStorage.clear();
  useRequestStatus.setState({ succeeded: null });
});

describe("sending a request for a quote", () => {
  it("sends a double click once, thanks and forgets the draft", async () => {
    const sent = answering(received);
    leaveDraft(fullDraft);
    openWizard("?step=review");
    expect(useRequestStatus.getState().succeeded).toBeNull();
    await userEvent.dblClick(await sendButton());
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(push).toHaveBeenCalledWith("/ThankyouQuote?ref=Q-7KM4-X2PA-9TRH");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[0]?.body).toMatchObject({ travel_type: "family", days: 8, children: [9] });
    expect(localStorage.getItem("tembea-quote")).toBeNull();
    expect(localStorage.getItem("tembea-contact")).toBeNull();
    expect(useRequestStatus.getState().succeeded).toBe(true);
  });

  it("shows a session recording nothing of what a visitor has typed about themselves", async () => {
    leaveDraft({ ...fullDraft, message: "Surprise for Ann" });
    openWizard("?step=review");
    for (const text of ["Jürgen Weiß", "juergen@example.com", "Surprise for Ann"])
      for (const shown of await screen.findAllByText(text))
        expect(shown.closest("[data-clarity-mask=true]"), text).not.toBeNull();
  });

  it("keeps the contact details only when asked to", async () => {
    answering(received);
    leaveDraft({ ...fullDraft, save_details: true, message: "Surprise for Ann" });
    openWizard("?step=review");
    await userEvent.click(await sendButton());
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(localStorage.getItem("tembea-contact")).toContain("juergen@example.com");
    expect(localStorage.getItem("tembea-contact")).not.toContain("Surprise");
  });

  it("leads to the first field that the server refuses, with its words", async () => {
    answering(() =>
      Response.json(
        {
          error: {
            code: "invalid",
            message: "Please check the highlighted fields.",
            fields: { country: ["We cannot travel from there."], email: ["This mailbox is full."] },
          },
        },
        { status: 422 },
      ),
    );
    leaveDraft(fullDraft);
    openWizard("?step=review");
    await userEvent.click(await sendButton());
    const country = await screen.findByRole("combobox", { name: "Country" });
    const email = screen.getByRole("textbox", { name: "E-mail address" });
    await waitFor(() => expect(country).toHaveFocus());
    expect(country).toHaveAccessibleDescription("We cannot travel from there.");
    expect(email).toBeInvalid();
    expect(window.location.search).toBe("?step=6");
    expect(useRequestStatus.getState().succeeded).toBe(false);
    await userEvent.type(email, "x");
    expect(email).toBeValid();
    expect(country).toBeInvalid();
  });

  it("leads to a code that does not count, says so beside it and leaves it there", async () => {
    answering(() =>
      Response.json(
        {
          error: {
            code: "invalid",
            message: "Please check the highlighted fields.",
            fields: { coupon_code: ["We don’t know this code."] },
          },
        },
        { status: 422 },
      ),
    );
    leaveDraft({ ...fullDraft, coupon_code: "karibu-10" });
    openWizard("?step=review");
    await userEvent.click(await sendButton());
    const code = await screen.findByRole("textbox", { name: /Coupon code/ });
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAccessibleDescription("We don’t know this code.");
    expect(code).toHaveValue("karibu-10");
    await userEvent.clear(code);
    expect(code).toBeValid();
  });

  it("says of what cannot be a code the same, before it is sent", async () => {
    const sent = answering(received);
    leaveDraft({ ...fullDraft, coupon_code: "10 % off!" });
    openWizard("?step=review");
    const code = await screen.findByRole("textbox", { name: /Coupon code/ });
    await userEvent.click(screen.getByRole("button", { name: "Review your request" }));
    await waitFor(() => expect(code).toHaveAccessibleDescription("We don’t know this code."));
    expect(code).toHaveValue("10 % off!");
    expect(sent).toEqual([]);
  });

  it("keeps everything when we cannot be reached and sends it again with the same key", async () => {
    const sent = answering(unreachable, received);
    leaveDraft(fullDraft);
    openWizard("?step=review");
    await userEvent.click(await sendButton());
    expect(await screen.findByText("We couldn’t be reached just now.")).toBeVisible();
    expect(screen.getByText("juergen@example.com")).toBeVisible();
    expect(localStorage.getItem("tembea-quote")).toContain("juergen@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  });

  it("does not wait for ever for an answer that got lost", async () => {
    const impatience = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(impatience.signal);
    vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit) => {
      setTimeout(() => impatience.abort(), 50);
      return new Promise((_, fail) =>
        signal?.addEventListener("abort", () => fail(signal.reason), { once: true }),
      );
    });
    leaveDraft(fullDraft);
    openWizard("?step=review");
    await userEvent.click(await sendButton());
    expect(await screen.findByText("We couldn’t be reached just now.")).toBeVisible();
    vi.restoreAllMocks();
    const sent = answering(received);
    await userEvent.click(screen.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });

  it("uses the same key after the page was closed in between, and a new one after a change", async () => {
    const sent = answering(unreachable);
    leaveDraft(fullDraft);
    openWizard("?step=review");
    await userEvent.click(await sendButton());
    await screen.findByText("We couldn’t be reached just now.");
    cleanup();
    openWizard("?step=review");
    await userEvent.click(await sendButton());
    await screen.findByText("We couldn’t be reached just now.");
    await userEvent.click(screen.getByRole("button", { name: "Change: Days" }));
    await userEvent.click(screen.getByRole("radio", { name: /10 days/ }));
    cleanup();
    openWizard("?step=review");
    await userEvent.click(await sendButton());
    await screen.findByText("We couldn’t be reached just now.");
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it("sends by itself once the browser is online again", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const sent = answering(() => Promise.reject(new TypeError("Failed to fetch")), received);
    leaveDraft(fullDraft);
    openWizard("?step=review");
    await userEvent.click(await sendButton());
    expect(await screen.findByText("You seem to be offline.")).toBeVisible();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(sent[1]?.key).toBe(sent[0]?.key);
    online.mockRestore();
  });
});
