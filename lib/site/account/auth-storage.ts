import Cookies from "js-cookie";

/** What a browser remembers of who is signed in. */
interface StoredAuth {
  token: string;
  name: string;
  avatar: string;
}

const keptDays = 30;
const tokenShape = /^[\x21-\x7e]{16,200}$/;
const cookies = ["token", "name", "avatar"] as const;

/** The event on window that tells this tab of its own change; other tabs hear `storage`. */
const authChanged = "tembea-account";

/** The token of the cookie, which a change of domain may have just written; else the one kept beside it. */
export function storedAuth(): StoredAuth | null {
  const token = Cookies.get("token") ?? readLocal();
  if (!token || !tokenShape.test(token)) return null;
  return { token, name: Cookies.get("name") ?? "", avatar: Cookies.get("avatar") ?? "" };
}

/**
 * Calls back whenever who is signed in may have changed: here, in another tab, or while this page
 * was kept for going back. Returns how to stop.
 */
export function followAuth(onChange: () => void): () => void {
  const gone = new AbortController();
  const options = { signal: gone.signal };
  window.addEventListener(authChanged, onChange, options);
  window.addEventListener(
    "storage",
    ({ key, newValue }) => {
      if (key !== "token" && key !== null) return;
      // Local storage tells first: what another tab did to the cookie may not be seen here yet.
      if (newValue === null) for (const name of cookies) Cookies.remove(name);
      else setCookie("token", newValue);
      onChange();
    },
    options,
  );
  window.addEventListener("pageshow", ({ persisted }) => persisted && onChange(), options);
  return () => gone.abort();
}

/**
 * Keeps the token in local storage and in a cookie, name and picture in cookies (docs/product.md,
 * "Accounts").
 */
export function storeAuth(auth: StoredAuth): void {
  for (const name of cookies) setCookie(name, auth[name]);
  try {
    localStorage.setItem("token", auth.token);
  } catch {
    // Without local storage the cookie keeps it.
  }
  window.dispatchEvent(new Event(authChanged));
}

/** Clears the cookies for token, name and avatar, and the token in local storage. */
export function forgetAuth(): void {
  for (const name of cookies) Cookies.remove(name);
  try {
    localStorage.removeItem("token");
  } catch {
    // Nothing is kept there then.
  }
  window.dispatchEvent(new Event(authChanged));
}

function setCookie(name: (typeof cookies)[number], value: string): void {
  Cookies.set(name, value, {
    expires: keptDays,
    sameSite: "Lax",
    secure: window.location.protocol === "https:",
  });
}

function readLocal(): string | undefined {
  try {
    return localStorage.getItem("token") ?? undefined;
  } catch {
    return undefined;
  }
}
