import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  changePasswordEndpoint,
  deleteAccountEndpoint,
  forgotPasswordEndpoint,
  registerEndpoint,
  resetPasswordEndpoint,
} from "@/lib/contract/accounts";
import { accountHelp } from "../support/account";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { countTry } = await import("@/lib/backend/accounts/tries");
const { mailsTo, linkTo, newAccount, signIn } = accountHelp(smtp);

// Tries are counted by the minute, and a password takes long to hash on a busy machine: time stands still.
beforeEach(() => void vi.spyOn(Date, "now").mockReturnValue(Date.now()));
afterEach(() => void vi.mocked(Date.now).mockRestore());

const password = "under the acacia";
const home = { address: "203.0.113.5" };
let blocks = 0;
/** An address block that nobody has called from. */
const elsewhere = () => {
  blocks += 1;
  return { address: `10.${Math.floor(blocks / 250)}.${blocks % 250}.7` };
};
/** One of the networks (IPv6 /64) of a line that has thousands of them. */
const networkOf = (line: string, at: number) => ({ address: `2001:db8:${line}:${at}::1` });
/** What becomes of calls, one after the other: "ok", or the code of the error. */
async function outcomes(count: number, call: (at: number) => Promise<unknown>): Promise<string[]> {
  const all: string[] = [];
  for (let at = 0; at < count; at += 1)
    all.push(
      await call(at).then(
        () => "ok",
        (error) => error.code,
      ),
    );
  return all;
}
const guess = (email: string, from: { address: string }) => signIn(email, "a wrong guess", from);
const forgot = (email: string, from: { address: string }) =>
  callAs("en", forgotPasswordEndpoint, { email }, from);

describe("a stranger who guesses passwords", () => {
  it("is stopped after five a minute, and the owner signs in from anywhere else", async () => {
    await newAccount("guessed@example.com", password, home);
    const stranger = elsewhere();
    for (const [email, from] of [
      ["guessed@example.com", stranger],
      ["nobody-there@example.com", elsewhere()],
    ] as const)
      expect(await outcomes(6, () => guess(email, from))).toEqual([
        ...Array(5).fill("unauthorized"),
        "too_many",
      ]);
    await expect(signIn("guessed@example.com", password, stranger)).rejects.toMatchObject({
      code: "too_many",
      detail: { retryAfterSeconds: expect.any(Number) },
    });
    await expect(signIn("guessed@example.com", password, home)).resolves.toBeTruthy();
    await expect(signIn("guessed@example.com", password, elsewhere())).resolves.toBeTruthy();
  });

  it("from a hundred blocks is stopped too; the owner signs in where they did lately, and elsewhere by a new password", async () => {
    const email = "besieged@example.com";
    await newAccount(email, password, home);
    for (const guessed of [email, "no-account@example.com"]) {
      // A hundred guesses take a minute of hashing: most are only counted.
      await outcomes(57, () => countTry("sign-in", guessed, elsewhere()));
      expect(await outcomes(5, () => guess(guessed, elsewhere()))).toEqual([
        ...["unauthorized", "unauthorized", "unauthorized", "too_many", "too_many"],
      ]);
    }

    await expect(signIn(email, password, home)).resolves.toBeTruthy();
    const travelling = elsewhere();
    await expect(signIn(email, password, travelling)).rejects.toMatchObject({ code: "too_many" });
    const before = mailsTo(email).length;
    await forgot(email, travelling);
    const token = await linkTo("/ResetPassword", email, before + 1);
    const next = { password: "under the baobab", repeated_password: "under the baobab" };
    await callAs("en", resetPasswordEndpoint, { token, ...next }, travelling);
    await expect(signIn(email, next.password, travelling)).resolves.toBeTruthy();
    // Whoever signed in before the new password may have been somebody else.
    await expect(signIn(email, next.password, home)).rejects.toMatchObject({ code: "too_many" });
  });

  it("with a hundred accounts from one block is stopped", async () => {
    const from = elsewhere();
    const codes = await outcomes(30, (at) => guess(`one-of-many-${at}@example.com`, from));
    expect(codes.filter((code) => code === "unauthorized")).toHaveLength(10);
  });

  it("at many blocks at once is counted before the answer, not after it", async () => {
    const from = elsewhere();
    const tries = await Promise.allSettled(
      Array.from({ length: 9 }, () => guess("parallel@example.com", from)),
    );
    const codes = tries.map((each) => each.status === "rejected" && each.reason.code);
    expect(codes.filter((code) => code === "unauthorized")).toHaveLength(5);
  });

  it("at one account leaves another alone, also where both have one mailbox", async () => {
    const from = elsewhere();
    await newAccount("both@example.com", password, home);
    await outcomes(6, () => guess("both+work@example.com", from));
    await expect(signIn("both@example.com", password, from)).resolves.toBeTruthy();
  });

  it("does not use up the tries of whoever is signed in and confirms with the password", async () => {
    const email = "confirms@example.com";
    const { token } = await newAccount(email, password, home);
    await outcomes(5, () => guess(email, home));
    const next = { password: "a new password", repeated_password: "a new password" };
    const changed = await callAs(
      "en",
      changePasswordEndpoint,
      { ...next, current_password: password },
      { ...home, token },
    );
    const wrong = () =>
      callAs("en", deleteAccountEndpoint, { password: "guess" }, { token: changed.token });
    expect(await outcomes(6, wrong)).toEqual(expect.arrayContaining(["invalid", "too_many"]));
  });
});

describe("a stranger with the thousands of networks of one line", () => {
  it("guesses twenty times an hour, and the owner signs in from anywhere else", async () => {
    const email = "one-line@example.com";
    await newAccount(email, password, home);
    const tries = await outcomes(60, (at) =>
      countTry("sign-in", email, networkOf("a", Math.floor(at / 5))),
    );
    expect(tries.filter((outcome) => outcome === "ok")).toHaveLength(20);
    await expect(signIn(email, password, elsewhere())).resolves.toBeTruthy();
    await expect(signIn(email, password, networkOf("b", 1))).resolves.toBeTruthy();
  });

  it("does not keep an owner from signing in next to it, where they did lately", async () => {
    const email = "neighbour@example.com";
    await newAccount(email, password, networkOf("c", 1));
    await outcomes(60, (at) => countTry("sign-in", email, networkOf("c", 2 + Math.floor(at / 5))));
    await expect(signIn(email, password, networkOf("c", 99))).rejects.toMatchObject({
      code: "too_many",
    });
    await expect(signIn(email, password, networkOf("c", 1))).resolves.toBeTruthy();
  });

  it.each([
    ["forgot", 5],
    ["register", 6],
  ] as const)("closes no way back, nor in: %s", async (kind, most) => {
    const email = `${kind}-one-line@example.com`;
    const tries = await outcomes(40, (at) => countTry(kind, email, networkOf("d", at)));
    expect(tries).toEqual([...Array(most).fill("ok"), ...Array(40 - most).fill("too_many")]);
    await expect(countTry(kind, email, elsewhere())).resolves.toBeTruthy();
    await expect(countTry(kind, email, networkOf("e", 1))).resolves.toBeTruthy();
  });
});

describe("signing in right", () => {
  it("is not counted", async () => {
    await newAccount("often@example.com", password, home);
    const from = elsewhere();
    const codes = await outcomes(8, () => signIn("often@example.com", password, from));
    expect(codes).toEqual(Array(8).fill("ok"));
  });
});

describe("a stranger who asks for new passwords", () => {
  it("does not keep the owner from asking, nor fills their mailbox", async () => {
    const email = "pestered@example.com";
    await newAccount(email, password, home);
    for (const asked of [email, "not-an-account@example.com"]) {
      const stranger = elsewhere();
      expect(await outcomes(4, () => forgot(asked, stranger))).toEqual([
        ...["ok", "ok", "ok", "too_many"],
      ]);
      await expect(forgot(asked, elsewhere())).resolves.toEqual({ data: { sent: true } });
      const codes = await outcomes(20, () => forgot(asked, elsewhere()));
      expect(codes.filter((code) => code === "ok")).toHaveLength(16);
      expect(codes.at(-1)).toBe("too_many");
    }
    await expect(forgot(email, home)).resolves.toEqual({ data: { sent: true } });
  });

  it("or for accounts fills no mailbox by other spellings of its address either", async () => {
    const spelled = (at: number) =>
      at % 2 ? `Sp.elled+${at}@Gmail.com` : `spelled+${at}@googlemail.com`;
    const register = (email: string, from: { address: string }) =>
      callAs("en", registerEndpoint, { email, password, repeated_password: password }, from);
    const stranger = elsewhere();
    expect(await outcomes(4, (at) => forgot(spelled(at), stranger))).toEqual([
      ...["ok", "ok", "ok", "too_many"],
    ]);
    expect(await outcomes(18, (at) => forgot(spelled(at), elsewhere()))).toEqual([
      ...Array(17).fill("ok"),
      "too_many",
    ]);
    await outcomes(20, (at) => countTry("register", spelled(at), elsewhere()));
    await expect(register("spelled@gmail.com", elsewhere())).rejects.toMatchObject({
      code: "too_many",
    });
  });

  it("or for accounts does not keep the owner of an address from opening one", async () => {
    const form = { email: "wanted@example.com", password, repeated_password: password };
    const register = (from: { address: string }) => callAs("en", registerEndpoint, form, from);
    const stranger = elsewhere();
    // Three a minute are the limit of one block for all addresses.
    for (let minute = 1; minute <= 2; minute += 1) {
      await outcomes(3, () => register(stranger));
      await pool().query("delete from rate_limits where key like '3_per_60%'");
    }
    await expect(register(stranger)).rejects.toMatchObject({ code: "too_many" });
    await expect(register(elsewhere())).resolves.toEqual({ data: { sent: true } });
  });
});

describe("the places an account was signed in from", () => {
  const places = async (email: string) =>
    (
      await pool().query(
        `select p.* from sign_in_places p join accounts a on a.id = p.account_id where a.email = $1`,
        [email],
      )
    ).rows;

  it("are kept as hashes, 30 days after the last time, and go with the account", async () => {
    const email = "moves-about@example.com";
    const { token } = await newAccount(email, password, home);
    await signIn(email, password, home);
    await signIn(email, password, { address: "198.51.100.9" });
    const kept = await places(email);
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113|198\.51\.100/);

    const { forgetOldPlaces } = await import("@/lib/backend/accounts/sign-in-places");
    await pool().query(
      "update sign_in_places set seen_at = now() - interval '30 days 1 minute' where place = $1",
      [kept[0].place],
    );
    await forgetOldPlaces();
    expect(await places(email)).toHaveLength(1);
    await callAs("en", deleteAccountEndpoint, { password }, { token });
    const { rows } = await pool().query("select from sign_in_places where place = any($1)", [
      kept.map(({ place }) => place),
    ]);
    expect(rows).toHaveLength(0);
  });
});
