import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeskNav } from "@/components/desk/desk-nav";
import { NoteForm } from "@/components/desk/note-form";
import { SignIn } from "@/components/desk/sign-in";
import { deskWords } from "@/components/desk/words/words";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));
vi.mock("@simplewebauthn/browser", async (original) => ({
  ...(await original<object>()),
  startAuthentication: async () => ({ id: "passkey" }),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe("on a telephone that two people of the house share", () => {
  const note = () => screen.getByLabelText(deskWords.note.label);
  const openNote = () => render(<NoteForm about="Q-1" onKeep={async () => true} />);
  const typed = async () => {
    openNote();
    await userEvent.type(note(), "She cannot pay before May");
    cleanup();
  };
  const signedIn = (id: string) => {
    vi.stubGlobal("fetch", async (path: string) =>
      Response.json(path.endsWith("/sign-in") ? { id } : { challenge: "c", options: {} }),
    );
    render(<SignIn next="/" />);
    return userEvent.click(screen.getByRole("button", { name: deskWords.signIn.button }));
  };
  const left = vi.fn();
  beforeEach(() => {
    left.mockReset();
    vi.stubGlobal("location", { assign: left, hash: "", pathname: "/", search: "" });
  });

  it("is told that they may still be signed in where no answer came, and signs out once more", async () => {
    await typed();
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no line")));
    render(<DeskNav daily={[]} others={[]} brand="Tembea" />);
    const [signOut] = screen.getAllByRole("button", { name: deskWords.signIn.out });
    if (signOut) await userEvent.click(signOut);
    expect(await screen.findByRole("alert")).toHaveTextContent(deskWords.signIn.stillIn);
    expect(left).not.toHaveBeenCalled();
    // Whoever stays has lost nothing.
    expect(localStorage).toHaveLength(1);
    vi.stubGlobal("fetch", async () => Response.json({ done: true }));
    await userEvent.click(screen.getByRole("button", { name: deskWords.signIn.outAgain }));
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith("/sign-in"), 30_000);
    expect(localStorage).toHaveLength(0);
  });

  it("nothing that was typed is left once one has signed out", async () => {
    await typed();
    sessionStorage.setItem("desk-bookings", "{}");
    vi.stubGlobal("fetch", async () => Response.json({ done: true }));
    render(<DeskNav daily={[]} others={[]} brand="Tembea" />);
    const [signOut] = screen.getAllByRole("button", { name: deskWords.signIn.out });
    if (signOut) await userEvent.click(signOut);
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith("/sign-in"), 30_000);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it("whoever signs in again finds what they typed, and another person does not", async () => {
    await signedIn("asha");
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(1), 30_000);
    cleanup();
    await typed();
    await signedIn("asha");
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(2), 30_000);
    cleanup();
    openNote();
    expect(note()).toHaveValue("She cannot pay before May");
    cleanup();
    await signedIn("baraka");
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(3), 30_000);
    cleanup();
    openNote();
    expect(note()).toHaveValue("");
  });
});
