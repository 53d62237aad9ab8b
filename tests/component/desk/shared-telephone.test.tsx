import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeskNav } from "@/components/desk/desk-nav";
import { OwnDevices } from "@/components/desk/devices";
import { NoteForm } from "@/components/desk/note-form";
import { SignIn } from "@/components/desk/sign-in";
import { deskWords } from "@/components/desk/words/words";

vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useRouter: () => ({ refresh: () => undefined }),
}));
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
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const pressSignOut = async () => {
    render(<DeskNav daily={[]} others={[]} brand="Tembea" />);
    const [signOut] = screen.getAllByRole("button", { name: deskWords.signIn.out });
    if (signOut) await userEvent.dblClick(signOut);
  };
  const left = vi.fn();
  beforeEach(() => {
    left.mockReset();
    vi.stubGlobal("location", { assign: left, hash: "", pathname: "/", search: "" });
  });

  it("is told that they may still be signed in where no answer came, and signs out once more", async () => {
    await typed();
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no line")));
    await pressSignOut();
    await press(deskWords.signIn.outAndLose);
    expect(await screen.findByRole("alert")).toHaveTextContent(deskWords.signIn.stillIn);
    expect(left).not.toHaveBeenCalled();
    // Whoever stays has lost nothing.
    expect(localStorage).toHaveLength(1);
    vi.stubGlobal("fetch", async () => Response.json({ done: true }));
    await press(deskWords.signIn.outAgain);
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith("/sign-in"), 30_000);
    expect(localStorage).toHaveLength(0);
  });

  it("nothing that was typed is left once one has signed out", async () => {
    await typed();
    sessionStorage.setItem("desk-bookings", "{}");
    vi.stubGlobal("fetch", async () => Response.json({ done: true }));
    await pressSignOut();
    await press(deskWords.signIn.outAndLose);
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith("/sign-in"), 30_000);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it("whoever has typed something that is not sent is asked first, and keeps it where they stay", async () => {
    await typed();
    const asked = vi.fn(async () => Response.json({ done: true }));
    vi.stubGlobal("fetch", asked);
    await pressSignOut();
    expect(screen.getByRole("alert")).toHaveTextContent(deskWords.signIn.notSent);
    await press(deskWords.leaveIt);
    expect(screen.queryByText(deskWords.signIn.notSent)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    openNote();
    expect(note()).toHaveValue("She cannot pay before May");
  });

  it.each([
    ["", ""],
    ["desk-note-Q-1", "  "],
    ["desk-reply-language-R-1", "de"],
    ["desk-reply-over-R-1", "2"],
    ["desk-invite-role", "owner"],
    ["desk-resource-kind", "guide"],
    ["desk-departure-tour", "kili"],
    ["desk-decision-B-1-ticked", "2027-08-07"],
    ["another-of-the-host", "some"],
  ])("nobody is asked where nothing was typed: %s", async (name, text) => {
    localStorage.setItem("desk-person", "asha");
    localStorage.setItem(name, text);
    vi.stubGlobal("fetch", async () => Response.json({ done: true }));
    await pressSignOut();
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith("/sign-in"), 30_000);
  });

  it("is told of it too where this device is signed out among one's own", async () => {
    const device = { id: "1", device: "Phone", signed_in_at: "2027-01-02T08:00:00Z" };
    const devices = [
      { ...device, is_this: true },
      { ...device, id: "2", device: "Laptop", is_this: false },
    ];
    const open = async (name: string) => {
      render(<OwnDevices devices={{ devices, passkeys: [] }} />);
      await press(deskWords.devices.endOne(name));
      const isTold = screen.queryByText(deskWords.devices.notSent, { exact: false }) !== null;
      cleanup();
      return isTold;
    };
    expect(await open("Phone")).toBe(false);
    await typed();
    expect(await open("Phone")).toBe(true);
    expect(await open("Laptop")).toBe(false);
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
