import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LoginForm } from "@/components/auth/login-form";
import { Startup } from "@/components/startup/startup";
import { logoutEndpoint } from "@/lib/contract/accounts";
import { catalogues } from "@/lib/i18n/translator";
import { useAuth } from "@/lib/site/account/auth-store";
import { leave, startSession } from "@/lib/site/account/session";
import { syncWishlist } from "@/lib/site/account/wishlist-sync";
import { nextPath } from "@/lib/site/next-path";
import { amani } from "../../support/account";

const messages = catalogues.en;

const token = "a".repeat(43);
const user = { ...amani, avatar: "/api/avatar/1" };
const answers: Record<string, [status: number, body: unknown]> = {};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  Object.assign(answers, {
    "/api/login": [200, { token, data: user }],
    "/api/logout": [200, { data: { done: true } }],
    "/api/account/wishlist": [200, { data: { ids: ["a-tour"] } }],
    "/api/account/hand-over": [200, { code: "the-code" }],
    "/api/user": [200, { data: user }],
  });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const [status, body] = answers[path] ?? [404, {}];
    return Response.json(body, { status });
  });
});
afterEach(async () => {
  await leave();
  cleanup();
  vi.unstubAllGlobals();
});

/** What a browser tells this tab of another one's change of the token. */
function tells(newValue: string | null) {
  startSession();
  window.dispatchEvent(new StorageEvent("storage", { key: "token", newValue }));
}

async function signIn() {
  const entered = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <LoginForm onEntered={entered} />
    </NextIntlClientProvider>,
  );
  await userEvent.type(screen.getByLabelText("E-mail address"), user.email);
  await userEvent.type(screen.getByLabelText("Password"), "under the acacia");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  return entered;
}

async function signedIn() {
  const entered = await signIn();
  await waitFor(() => expect(entered).toHaveBeenCalled());
}

describe("signing in", () => {
  it("keeps the token in the store, local storage and the cookie, and the account's favourites", async () => {
    await signedIn();
    expect(useAuth.getState()).toMatchObject({ token, name: "Amani Mushi", status: "signed-in" });
    expect(localStorage.getItem("token")).toBe(token);
    expect(Cookies.get()).toMatchObject({ token, name: "Amani Mushi", avatar: user.avatar });
    await waitFor(() => expect(localStorage.getItem("tembea-wishlist")).toBe('["a-tour"]'));
  });

  it("says what the API says when it does not work, and keeps the address", async () => {
    answers["/api/login"] = [401, { error: { code: "unauthorized", message: "Not together." } }];
    const entered = await signIn();
    expect(await screen.findByText("Not together.")).toBeVisible();
    expect(screen.getByLabelText("E-mail address")).toHaveValue(user.email);
    expect(entered).not.toHaveBeenCalled();
  });

  it.each([
    ["?next=/Profile?x=1", "/Profile?x=1"],
    ["?next=//evil.example", "/Dashboard"],
    ["?next=/\\evil.example", "/Dashboard"],
    ["?next=/.//evil.example", "/Dashboard"],
    ["?next=javascript:alert(1)", "/Dashboard"],
    ["", "/Dashboard"],
  ])("with %s leads to %s", (search, path) => expect(nextPath(search)).toBe(path));
});

it("a tab that cannot load what asks for the account signs nobody out", async () => {
  localStorage.setItem("token", token);
  vi.resetModules();
  vi.doMock("@/lib/contract/accounts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { startSession: start } = await import("@/lib/site/account/session");
  const { useAuth: seen } = await import("@/lib/site/account/auth-store");
  start();
  await vi.waitFor(() => expect(seen.getState().status).toBe("anonymous"), 30_000);
  vi.doUnmock("@/lib/contract/accounts");
  expect(localStorage.getItem("token")).toBe(token);
  localStorage.clear();
});

describe("signing out", () => {
  it("clears the three cookies, all six of the store, and the account's favourites here", async () => {
    await signedIn();
    await waitFor(() => expect(localStorage.getItem("tembea-wishlist-synced")).not.toBeNull());
    useAuth.setState({ friends: [] });
    await leave();
    const { status, ...six } = useAuth.getState();
    expect(status).toBe("anonymous");
    expect(six).toEqual({
      token: null,
      user: null,
      name: "",
      avatar: "",
      affiliate: null,
      friends: null,
    });
    expect(Cookies.get()).toEqual({});
    expect(localStorage.getItem("token")).toBeNull();
    expect(localStorage.getItem("tembea-wishlist")).toBeNull();
    expect(asked).toContain("/api/logout");
  });

  it("asks the site in the same moment, as whoever signs out may be gone to another page in the next", async () => {
    await signedIn();
    const asks = vi.fn(async () => Response.json({ data: { done: true } }));
    vi.stubGlobal("fetch", asks);
    void leave();
    const { method, path } = logoutEndpoint;
    expect(asks.mock.calls).toEqual([[path, expect.objectContaining({ method, keepalive: true })]]);
  });
});

describe("a session", () => {
  it("is forgotten when the user cannot be fetched", async () => {
    answers["/api/user"] = [401, {}];
    const unknown = "b".repeat(43);
    localStorage.setItem("token", unknown);
    tells(unknown);
    await waitFor(() => expect(localStorage.getItem("token")).toBeNull());
    expect(useAuth.getState().status).toBe("anonymous");
  });

  it.each([
    [
      "is away",
      () => Response.json({ error: { code: "unavailable", message: "" } }, { status: 503 }),
    ],
    ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])(
    "is over while the account %s, and what it has not heard of stays as what a guest chose",
    async (_, answer) => {
      await signedIn();
      await waitFor(() => expect(localStorage.getItem("tembea-wishlist-synced")).not.toBeNull());
      localStorage.setItem("tembea-wishlist", '["a-tour","chosen-meanwhile"]');
      vi.stubGlobal("fetch", async () => answer());
      const newer = "d".repeat(43);
      localStorage.setItem("token", newer);
      tells(newer);
      await waitFor(() => expect(localStorage.getItem("token")).toBeNull());
      expect(useAuth.getState().status).toBe("anonymous");
      // The account has the others.
      expect(localStorage.getItem("tembea-wishlist")).toBe('["chosen-meanwhile"]');
      expect(localStorage.getItem("tembea-wishlist-synced")).toBeNull();
    },
  );

  it("that another tab ended is over here, though the cookie may be seen a moment longer", async () => {
    await signedIn();
    localStorage.removeItem("token");
    // The other tab has taken the cookie away too; this one has not heard of it yet.
    expect(Cookies.get("token")).toBe(token);
    tells(null);
    expect(useAuth.getState().status).toBe("anonymous");
    expect(Cookies.get()).toEqual({});
  });

  it("that another tab began is this one's too, though the cookie may still be the old one", async () => {
    await signedIn();
    const newer = "c".repeat(43);
    localStorage.setItem("token", newer);
    tells(newer);
    await waitFor(() => expect(useAuth.getState()).toMatchObject({ token: newer, user }));
    expect(Cookies.get("token")).toBe(newer);
  });

  it("is not begun again by an answer that comes after it ended in another tab", async () => {
    await leave();
    let answer: (response: Response) => void = () => undefined;
    const asks = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal("fetch", asks);
    localStorage.setItem("token", token);
    tells(token);
    await waitFor(() => expect(asks).toHaveBeenCalled());
    expect(useAuth.getState().token).toBe(token);
    // The other tab signs out; its event is still on its way when the answer comes.
    localStorage.removeItem("token");
    Cookies.remove("token");
    answer(Response.json({ data: user }));
    await waitFor(() => expect(useAuth.getState().status).toBe("anonymous"));
    expect(localStorage.getItem("token")).toBeNull();
    expect(Cookies.get("token")).toBeUndefined();
  });

  it("that ended while the page was kept for going back is over when the page is shown again", async () => {
    await signedIn();
    localStorage.removeItem("token");
    for (const name of ["token", "name", "avatar"]) Cookies.remove(name);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(useAuth.getState()).toMatchObject({ status: "anonymous", user: null });
  });

  it("that has ended elsewhere is forgotten by the next page, with the account's favourites", async () => {
    await signedIn();
    await waitFor(() => expect(localStorage.getItem("tembea-wishlist-synced")).not.toBeNull());
    answers["/api/account/wishlist"] = [401, { error: { code: "unauthorized", message: "" } }];
    await syncWishlist(token);
    expect(localStorage.getItem("token")).toBeNull();
    expect(Cookies.get()).toEqual({});
    expect(localStorage.getItem("tembea-wishlist")).toBeNull();
  });

  it("goes along to another language by a posted form, not in the address, from the first click on", async () => {
    localStorage.setItem("token", token);
    const posted = vi.fn();
    vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (
      this: HTMLFormElement,
    ) {
      posted(this.action, Object.fromEntries(new FormData(this)));
    });
    render(
      <>
        <Startup locale="en" />
        <a href="http://fr.example/About?x=1" hrefLang="fr">
          Français
        </a>
      </>,
    );
    fireEvent.click(screen.getByText("Français"));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith("http://fr.example/api/account/arrive", {
        code: "the-code",
        path: "/About?x=1",
      }),
    );
  });
});
