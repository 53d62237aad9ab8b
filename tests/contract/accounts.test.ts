import { describe, expect, it } from "vitest";
import {
  changePasswordEndpoint,
  checkLinkEndpoint,
  deleteAccountEndpoint,
  exportAccountEndpoint,
  forgotPasswordEndpoint,
  getProfileEndpoint,
  logoutEndpoint,
  overviewEndpoint,
  registerEndpoint,
  resetPasswordEndpoint,
  userEndpoint,
  verifyEmailEndpoint,
} from "@/lib/contract/accounts";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { accountHelp } from "../support/account";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import { sampleQuote } from "../support/quote";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { mailsTo, linkTo, newAccount, signIn } = accountHelp(smtp);

const password = "under the acacia";
const register = (email: string, own = password) =>
  callAs("de", registerEndpoint, { email, password: own, repeated_password: own });
const user = (token: string) => callAs("en", userEndpoint, {}, { token });
const refused = (code: string) => expect.objectContaining({ code });

describe("signing up", () => {
  it("opens the account with the link of the mail and the chosen password, in the language", async () => {
    await expect(register("Neema@Example.com")).resolves.toEqual({ data: { sent: true } });
    await expect(signIn("neema@example.com")).rejects.toEqual(refused("unauthorized"));
    const token = await linkTo("http://de\\.localhost:3000/Login", "neema@example.com");
    expect(mailsTo("neema@example.com")[0]).toContain("Meine Adresse bestätigen");
    await expect(
      callAs("de", verifyEmailEndpoint, { token, password: "another password" }),
    ).rejects.toEqual(refused("unauthorized"));
    const works = () => callAs("de", checkLinkEndpoint, { token, purpose: "verify" });
    await expect(works()).resolves.toEqual({ data: { done: true } });
    const signedIn = await callAs("de", verifyEmailEndpoint, { token, password });
    await expect(works()).rejects.toEqual(refused("forbidden"));
    expect(signedIn.data).toMatchObject({ email: "neema@example.com", language: "de" });
    await expect(user(signedIn.token)).resolves.toMatchObject({
      data: { email: "neema@example.com" },
    });
    await expect(callAs("de", verifyEmailEndpoint, { token, password })).rejects.toEqual(
      refused("forbidden"),
    );
  });

  it("says the same for an address that has an account; only the mail differs", async () => {
    await newAccount("known@example.com");
    const answers = await Promise.all([
      register("known@example.com"),
      register("new@example.com"),
      callAs("en", forgotPasswordEndpoint, { email: "known@example.com" }),
      callAs("en", forgotPasswordEndpoint, { email: "nobody@example.com" }),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await linkTo("/Login", "new@example.com");
    const patience = { timeout: 30_000 };
    await expect
      .poll(
        () => mailsTo("known@example.com").some((mail) => mail.includes("schon ein Konto")),
        patience,
      )
      .toBe(true);
    await expect.poll(() => mailsTo("nobody@example.com")[0], patience).toContain("no account");
  });

  it("hashes a password for unknown addresses too, so that the time does not tell them apart", async () => {
    await newAccount("timing@example.com");
    // The time that the processor worked for it, whatever else it had to do.
    const workMs = async (email: string) => {
      const start = process.cpuUsage();
      await signIn(email, "wrong password").catch(() => undefined);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let time = 0; time < 4; time += 1) {
      known = Math.min(known, await workMs("timing@example.com"));
      unknown = Math.min(unknown, await workMs("no@example.com"));
    }
    // Without the hash the shorter time would be a hundredth of the longer one.
    expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.4);
  });

  it("refuses fields that a person may not set", async () => {
    const form = { email: "a@example.com", password, repeated_password: password };
    for (const extra of [{ role: "admin" }, { verified: true }, { balance: 1 }])
      await expect(callAs("en", registerEndpoint, { ...form, ...extra })).rejects.toEqual(
        refused("invalid"),
      );
  });

  it("keeps the password as scrypt with the cost OWASP asks for", async () => {
    await newAccount("hash@example.com");
    const { rows } = await pool().query(
      "select password_hash from accounts where email = 'hash@example.com'",
    );
    expect(rows[0].password_hash).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  });
});

describe("a session", () => {
  it("is kept as a hash, ends on logout, and alone", async () => {
    const first = await newAccount("sessions@example.com");
    const second = await signIn("sessions@example.com");
    const { rows } = await pool().query("select token_hash from sessions");
    expect(rows.map((row) => row.token_hash)).not.toContain(first.token);
    await callAs("en", logoutEndpoint, {}, { token: first.token });
    await expect(user(first.token)).rejects.toEqual(refused("unauthorized"));
    await expect(user(second.token)).resolves.toBeTruthy();
  });

  it.each([
    ["7 days without use", "seen_at = now() - interval '7 days 1 minute'"],
    ["30 days", "created_at = now() - interval '30 days 1 minute'"],
  ])("ends after %s", async (_, change) => {
    const { token } = await newAccount(`ends-${change.slice(0, 4)}@example.com`);
    await pool().query(`update sessions set ${change}`);
    await expect(user(token)).rejects.toEqual(refused("unauthorized"));
  });

  it("without a token is told so", async () => {
    await expect(callAs("en", userEndpoint, {})).rejects.toMatchObject({
      code: "unauthorized",
      detail: { reason: "token_not_found" },
    });
  });
});

describe("a new password", () => {
  it("by a link: used twice at once it works once, and every old token ends", async () => {
    const email = "reset@example.com";
    const { token } = await newAccount(email);
    const before = mailsTo(email).length;
    await callAs("en", forgotPasswordEndpoint, { email });
    const link = await linkTo("/ResetPassword", email, before + 1);
    const reset = (next: string) =>
      callAs("en", resetPasswordEndpoint, {
        token: link,
        password: next,
        repeated_password: next,
      });
    const both = await Promise.allSettled([reset("first new one"), reset("second new one")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(user(token)).rejects.toEqual(refused("unauthorized"));
    await expect(signIn(email)).rejects.toEqual(refused("unauthorized"));
    const next = both[0]?.status === "fulfilled" ? "first new one" : "second new one";
    await expect(signIn(email, next)).resolves.toMatchObject({ data: { email } });
  });

  it("by an old link is refused", async () => {
    const email = "late@example.com";
    await newAccount(email);
    const before = mailsTo(email).length;
    await callAs("en", forgotPasswordEndpoint, { email });
    const token = await linkTo("/ResetPassword", email, before + 1);
    await pool().query("update account_links set expires_at = now() - interval '1 second'");
    await expect(
      callAs("en", resetPasswordEndpoint, { token, password, repeated_password: password }),
    ).rejects.toEqual(refused("forbidden"));
  });

  it("lets in nobody who is just signing in with the old one, nor has theirs set over it", async () => {
    const email = "thief@example.com";
    const { token: stolen } = await newAccount(email);
    const before = mailsTo(email).length;
    await callAs("en", forgotPasswordEndpoint, { email });
    const token = await linkTo("/ResetPassword", email, before + 1);
    const chosen = (own: string) => ({ password: own, repeated_password: own });
    // Passwords are checked one after the other: these wait behind the owner's.
    const theirs = { current_password: password, ...chosen("the thief's own") };
    const [, entered, ...others] = await Promise.allSettled([
      callAs("en", resetPasswordEndpoint, { token, ...chosen("the owner's own") }),
      signIn(email),
      callAs("en", changePasswordEndpoint, theirs, { token: stolen }),
      callAs("en", deleteAccountEndpoint, { password }, { token: stolen }),
    ]);
    expect(others.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const theirToken = entered.status === "fulfilled" ? entered.value.token : "";
    await expect(user(theirToken)).rejects.toEqual(refused("unauthorized"));
    await expect(signIn(email, "the owner's own")).resolves.toBeTruthy();
  });

  it("in the profile needs the old one and ends every other session", async () => {
    const first = await newAccount("change@example.com");
    const form = { password: "a new password", repeated_password: "a new password" };
    await expect(
      callAs(
        "en",
        changePasswordEndpoint,
        { ...form, current_password: "guess" },
        { token: first.token },
      ),
    ).rejects.toMatchObject({ detail: { fields: { current_password: ["wrong_password"] } } });
    const changed = await callAs(
      "en",
      changePasswordEndpoint,
      { ...form, current_password: password },
      { token: first.token },
    );
    await expect(user(first.token)).rejects.toEqual(refused("unauthorized"));
    await expect(user(changed.token)).resolves.toBeTruthy();
  });
});

describe("what belongs to an account", () => {
  it("is what was sent from its address, once that is confirmed, and nobody else's", async () => {
    const email = "Guest.Before@example.com";
    const { data } = await callAs("en", requestQuoteEndpoint, sampleQuote({ email }));
    const stranger = await newAccount("stranger@example.com");
    const own = await newAccount(email.toLowerCase());
    const quotes = async (token: string) =>
      (await callAs("en", overviewEndpoint, {}, { token })).data.quotes;
    expect((await quotes(own.token)).map(({ reference }) => reference)).toEqual([data.reference]);
    expect(await quotes(stranger.token)).toEqual([]);
  });

  it("is never shown to another account, which cannot tell whether it exists", async () => {
    await newAccount("victim@example.com");
    const { token } = await newAccount("curious@example.com");
    const errors = await Promise.all(
      ["victim@example.com", "VICTIM@example.com", "nobody-at-all@example.com"].map((name) =>
        callAs("en", getProfileEndpoint, { user: name }, { token }).catch((error) => error),
      ),
    );
    expect(errors.map(({ code }) => code)).toEqual(["not_found", "not_found", "not_found"]);
    await expect(
      callAs("en", getProfileEndpoint, { user: "curious@example.com" }, { token }),
    ).resolves.toMatchObject({ email: "curious@example.com", phone: "" });
  });

  it("can be taken away whole, and erased", async () => {
    const email = "leaving@example.com";
    const { token } = await newAccount(email);
    const { data } = await callAs("en", requestQuoteEndpoint, sampleQuote({ email }));
    const taken = JSON.stringify(await callAs("en", exportAccountEndpoint, {}, { token }));
    expect(taken).toContain(data.reference);
    expect(taken).not.toContain("scrypt");
    await expect(
      callAs("en", deleteAccountEndpoint, { password: "wrong" }, { token }),
    ).rejects.toEqual(refused("invalid"));
    await callAs("en", deleteAccountEndpoint, { password }, { token });
    await expect(user(token)).rejects.toEqual(refused("unauthorized"));
    await expect(signIn(email)).rejects.toEqual(refused("unauthorized"));
  });
});
