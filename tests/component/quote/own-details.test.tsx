import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useQuote } from "@/components/quote/quote-store";
import { nobody, useAuth } from "@/lib/site/account/auth-store";
import { amani } from "../../support/account";
import { fullDraft, leaveDraft, openWizard } from "./support";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

const user = { ...amani, phone: "+255700000000", country: "TZ", country_of_residence: "DE" };
const email = () => screen.findByRole("textbox", { name: "E-mail address" });
const name = () => screen.getByRole("textbox", { name: "Full name" });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useAuth.setState({ ...nobody, status: "anonymous" });
  localStorage.clear();
});

/** The step that asks who one is, for whoever is signed in. */
function open(draft: Partial<typeof fullDraft>) {
  localStorage.setItem("token", "t".repeat(43));
  vi.stubGlobal("fetch", async () => Response.json({ data: user }));
  leaveDraft({ ...fullDraft, ...draft });
  openWizard("?step=6");
}

describe("who is signed in", () => {
  it("finds the contact details of a quote filled in, what was typed stays", async () => {
    open({ full_name: "A. Mushi", email: "", country: "" });
    await waitFor(async () => expect(await email()).toHaveValue(user.email));
    expect(name()).toHaveValue("A. Mushi");
    expect(screen.getByRole("combobox", { name: "Country" })).toHaveValue("DE");
  });

  it("asks for somebody else without details of their own", async () => {
    open({ email: "friend@example.com", country: "" });
    useAuth.setState({ user, status: "signed-in" });
    expect(await email()).toHaveValue("friend@example.com");
    await act(async () => undefined);
    expect(useAuth.getState().user).toBe(user);
    expect(screen.getByRole("combobox", { name: "Country" })).toHaveValue("");
  });

  it("leaves nothing of it in the quote once they have signed out", async () => {
    open({ full_name: "", email: "", country: "FR" });
    useAuth.setState({ user, status: "signed-in" });
    await waitFor(async () => expect(await email()).toHaveValue(user.email));
    act(() => useAuth.setState({ ...nobody, status: "anonymous" }));
    expect(useQuote.getState().draft).toMatchObject({ full_name: "", email: "", country: "FR" });
  });
});
