import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changePasswordEndpoint,
  deleteAccountEndpoint,
  forgotPasswordEndpoint,
  logoutEndpoint,
  resetPasswordEndpoint,
  userEndpoint,
} from "@/lib/contract/accounts";
import { startSessionTransferEndpoint } from "@/lib/contract/session-transfer";
import { accountHelp } from "../support/account";
import { startApiServer } from "../support/api-server";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const french = await startApiServer("fr.localhost");
const german = await startApiServer("de.localhost");

const { linkTo, newAccount, signIn } = accountHelp(smtp);

let token: string;
beforeAll(async () => {
  ({ token } = await newAccount("moves@example.com"));
});
afterAll(async () => {
  await Promise.all([french.stop(), german.stop()]);
});

const startTransfer = async (own = token, to: "fr" | "de" = "fr") =>
  (await callAs("en", startSessionTransferEndpoint, { to }, { token: own })).code;
const finishTransfer = (
  base: string,
  code: string,
  path = "/About",
  origin = "http://localhost:3000",
) =>
  fetch(`${base}/api/account/arrive`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ code, path }),
  });
const tokenIn = (response: Response) =>
  /(?:^|, )token=([\w-]{43})/.exec(response.headers.get("set-cookie") ?? "")?.[1];

describe("changing the language while signed in", () => {
  it("opens a session on the other domain, once, and leads to the page", async () => {
    const code = await startTransfer();
    const both = await Promise.all([
      finishTransfer(french.base, code),
      finishTransfer(french.base, code),
    ]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(both[0]?.headers.get("location")).toBe("/About");
    const tokens = both.flatMap((response) => tokenIn(response) ?? []);
    expect(tokens).toHaveLength(1);
    await expect(callAs("fr", userEndpoint, {}, { token: tokens[0] })).resolves.toMatchObject({
      data: { email: "moves@example.com" },
    });
  });

  it("does not work on another domain than the one it is for, nor with a changed code", async () => {
    const code = await startTransfer();
    expect(tokenIn(await finishTransfer(german.base, code))).toBeUndefined();
    expect(tokenIn(await finishTransfer(french.base, `${code.slice(0, -4)}AAAA`))).toBeUndefined();
  });

  it("is used up by being shown to another domain than the one it is for", async () => {
    const code = await startTransfer();
    expect(tokenIn(await finishTransfer(german.base, code))).toBeUndefined();
    expect(tokenIn(await finishTransfer(french.base, code))).toBeUndefined();
  });

  it.each([
    ["leads on from where a browser does not say", "null", 303, "/About"],
    ["is refused from a page of another site", "https://evil.example", 403, null],
  ])("%s, signs nobody in and uses no code up", async (_, origin, status, location) => {
    const code = await startTransfer();
    const response = await finishTransfer(french.base, code, "/About", origin);
    expect([response.status, response.headers.get("location")]).toEqual([status, location]);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(tokenIn(await finishTransfer(french.base, code))).toBeDefined();
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example/", "/.//evil.example"])(
    "never leads to %s",
    async (path) => {
      const response = await finishTransfer(french.base, await startTransfer(), path);
      expect(response.headers.get("location")).toBe("/");
    },
  );
});

describe("whose invitation was followed", () => {
  const follow = (code: unknown, { kept = "", site = "same-origin" } = {}) =>
    fetch(`${french.base}/api/invitation`, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": site, cookie: kept },
      body: JSON.stringify({ code }),
    });

  it("is kept for all the days that it counts, as the site says it and not a script", async () => {
    const response = await follow("amani-7k2p9xq4", { kept: "a=b; invited_by=amani-7k2p9xq4" });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      "invited_by=amani-7k2p9xq4; Path=/; Max-Age=7776000; SameSite=Lax",
    ]);
    expect((await follow("amani-7k2p9xq4")).headers.getSetCookie()).toHaveLength(1);
    const nonsense = { kept: "invited_by=<b>" };
    expect((await follow("amani-7k2p9xq4", nonsense)).headers.getSetCookie()).toHaveLength(1);
  });

  it("stays where another one was followed first", async () => {
    const response = await follow("neema-2b3c4d5e", { kept: "invited_by=amani-7k2p9xq4" });
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
  });

  it("is told by this site alone, and is a code", async () => {
    expect((await follow("amani-7k2p9xq4", { site: "cross-site" })).status).toBe(403);
    for (const odd of ["a; Domain=example.com", "<b>", "", null, ["amani-7k2p9xq4"]]) {
      const response = await follow(odd);
      expect([response.status, response.headers.getSetCookie()]).toEqual([422, []]);
    }
  });
});

describe("the sessions of one sign-in", () => {
  const password = "under the acacia";
  const refused = { code: "unauthorized" };
  const userOf = (own: string | undefined) => callAs("en", userEndpoint, {}, { token: own });

  /** The token that a session of one domain becomes on another. */
  async function moved(own: string, to: "fr" | "de" = "fr"): Promise<string> {
    const { base } = to === "fr" ? french : german;
    const there = tokenIn(await finishTransfer(base, await startTransfer(own, to)));
    if (!there) throw new Error("no session on the other domain");
    return there;
  }

  it("end together, wherever one signs out, and leave other devices signed in", async () => {
    const { token: english } = await newAccount("family@example.com");
    const inFrench = await moved(english);
    const inGerman = await moved(inFrench, "de");
    const { token: phone } = await signIn("family@example.com");
    await callAs("fr", logoutEndpoint, {}, { token: inFrench });
    for (const ended of [english, inFrench, inGerman])
      await expect(userOf(ended)).rejects.toMatchObject(refused);
    await expect(userOf(phone)).resolves.toMatchObject({ data: { email: "family@example.com" } });
  });

  it("take in nobody who signed out on the way, nor at the same moment", async () => {
    const { token: english } = await newAccount("leaves@example.com");
    const codes = await Promise.all([1, 2, 3, 4].map(() => startTransfer(english)));
    const [last = "", ...others] = codes;
    const [, ...arrived] = await Promise.all([
      callAs("en", logoutEndpoint, {}, { token: english }),
      ...others.map((code) => finishTransfer(french.base, code)),
    ]);
    for (const there of arrived.flatMap((response) => tokenIn(response) ?? []))
      await expect(userOf(there)).rejects.toMatchObject(refused);
    expect(tokenIn(await finishTransfer(french.base, last))).toBeUndefined();
  });

  it.each([
    [
      "the account is deleted",
      async (own: string) => callAs("en", deleteAccountEndpoint, { password }, { token: own }),
    ],
    [
      "the password is changed",
      async (own: string) =>
        callAs(
          "en",
          changePasswordEndpoint,
          {
            current_password: password,
            password: "beneath the baobab",
            repeated_password: "beneath the baobab",
          },
          { token: own },
        ),
    ],
    [
      "the password is reset",
      async (_: string, email: string) => {
        await callAs("en", forgotPasswordEndpoint, { email });
        const token = await linkTo("/ResetPassword", email, 2);
        const chosen = { password: "beneath the baobab", repeated_password: "beneath the baobab" };
        await callAs("en", resetPasswordEndpoint, { token, ...chosen });
      },
    ],
  ])("all end when %s, and so does a code on its way", async (what, does) => {
    const email = `${what.replaceAll(" ", "-")}@example.com`;
    const { token: english } = await newAccount(email);
    const inFrench = await moved(english);
    const code = await startTransfer(english);
    await does(english, email);
    for (const ended of [english, inFrench])
      await expect(userOf(ended)).rejects.toMatchObject(refused);
    expect(tokenIn(await finishTransfer(french.base, code))).toBeUndefined();
  });

  it("end 30 days after the sign-in, however often they moved", async () => {
    const { token: english } = await newAccount("nomad@example.com");
    await pool().query(
      `update sessions set created_at = now() - interval '29 days 23 hours'
       where account_id = (select id from accounts where email = 'nomad@example.com')`,
    );
    const inFrench = await moved(english);
    await expect(userOf(inFrench)).resolves.toBeDefined();
    await pool().query(
      `update sessions set created_at = created_at - interval '2 hours'
       where account_id = (select id from accounts where email = 'nomad@example.com')`,
    );
    await expect(userOf(inFrench)).rejects.toMatchObject(refused);
  });
});
