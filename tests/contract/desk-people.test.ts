import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setClock } from "@/lib/clock";
import { Authenticator } from "../support/authenticator";
import { contentDatabase } from "../support/database";
import { colleague, desk, deskAddress, deskHost } from "../support/desk";
import { sendEmails } from "../support/emails";
import { raced } from "../support/rounds";
import { readable } from "../support/smtp";

// French is answered by an API of an operator's own.
vi.hoisted(() => vi.stubEnv("API_BASE_URL_FR", "https://api.example.fr"));
await contentDatabase();
const smtp = await sendEmails();
const { pool } = await import("@/lib/backend/db/pool");
const { inviteByCommand } = await import("../../scripts/desk/invite");
const { firstOwnersLink } = await import("@/lib/backend/staff/first-owner");

afterEach(() => setClock());

const secretIn = (text: string) => /\/join#([\w-]{43})/.exec(text)?.[1] ?? "";
const device = (origin = deskAddress) => new Authenticator(deskHost, origin);

/** Follows an invitation on a device. */
async function join(invitation: string, with_: Authenticator) {
  const begun = await desk("begin-joining", { invitation });
  if (begun.status !== 200) return begun;
  const { challenge, options } = begun.body;
  return desk("join", { invitation, challenge, response: with_.make(options ?? {}) });
}
async function signIn(with_: Authenticator) {
  const { challenge, options } = (await desk("begin-signing-in", {})).body;
  return desk("sign-in", { challenge, response: with_.sign(options ?? {}) });
}
const recordOf = async (subject: string) =>
  (
    await pool().query(
      "select actor_kind, actor_id, action, before, after from audit where subject = $1 order by id",
      [subject],
    )
  ).rows;

describe("somebody who is invited", () => {
  it("joins with a passkey and signs in with it from then on", async () => {
    const phone = device();
    const invitation = secretIn(await inviteByCommand("Asha@example.com", "Asha"));
    const joined = await join(invitation, phone);
    expect([joined.status, joined.body]).toMatchObject([200, { name: "Asha", role: "owner" }]);
    expect(joined.cookie).toMatch(
      /^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    // What it cannot see it says: DeskFrame shows it on every screen.
    expect((await desk("me", {}, joined)).body).toMatchObject({ name: "Asha", elsewhere: ["fr"] });

    const again = await signIn(phone);
    expect([again.status, again.body]).toMatchObject([200, { name: "Asha" }]);
    const { devices } = (await desk("devices", {}, again)).body as { devices?: object[] };
    expect(devices).toHaveLength(2);
    await desk("sign-out", {}, again);
    expect((await desk("me", {}, again)).status).toBe(401);
    expect((await desk("me", {}, joined)).status).toBe(200);
  });

  it("by mail gets a link that works once, for three days, and not after another was used", async () => {
    const { token } = await colleague("owner");
    const form = { email: "neema@example.com", name: "Neema", role: "sales" };
    expect((await desk("invite", form, { token })).status).toBe(200);
    expect((await desk("invite", form, { token })).body).toMatchObject({
      error: { reason: "known_here" },
    });
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 30_000);
    const mail = readable(smtp.received[0]?.raw ?? "");
    const other = secretIn(await inviteByCommand("neema@example.com"));
    setClock(new Date(Date.now() + 73 * 3_600_000));
    expect((await join(secretIn(mail), device())).status).toBe(403);
    setClock();
    expect((await join(secretIn(mail), device())).status).toBe(200);
    expect((await join(secretIn(mail), device())).status).toBe(403);
    expect((await join(other, device())).status).toBe(403);
    expect((await join("x".repeat(43), device())).status).toBe(403);
  });

  it("needs a passkey of this very place, asked for just now", async () => {
    const invitation = secretIn(await inviteByCommand("juma@example.com"));
    expect((await join(invitation, device("https://desk.evil.example"))).status).toBe(401);
    const elsewhere = new Authenticator("evil.example", deskAddress);
    expect((await join(invitation, elsewhere)).status).toBe(401);
    const phone = device();
    expect((await join(invitation, phone)).status).toBe(200);

    const { challenge, options } = (await desk("begin-signing-in", {})).body;
    const response = phone.sign(options ?? {});
    expect((await desk("sign-in", { challenge, response })).status).toBe(200);
    expect((await desk("sign-in", { challenge, response })).status).toBe(401);
    const late = (await desk("begin-signing-in", {})).body;
    setClock(new Date(Date.now() + 6 * 60_000));
    expect(
      (
        await desk("sign-in", {
          challenge: late.challenge,
          response: phone.sign(late.options ?? {}),
        })
      ).status,
    ).toBe(401);
    setClock();
    expect((await signIn(device())).status).toBe(401);
  });

  it("cannot join with a passkey that somebody has already", async () => {
    const phone = device();
    const first = secretIn(await inviteByCommand("rehema@example.com"));
    expect((await join(first, phone)).status).toBe(200);
    const other = secretIn(await inviteByCommand("salma@example.com"));
    const refused = await join(other, phone);
    expect([refused.status, refused.body]).toMatchObject([
      401,
      { error: { reason: "passkey_refused" } },
    ]);
    expect((await join(other, device())).status).toBe(200);
  });

  it("comes in once where a copy of their passkey is used at the same moment", raced, async () => {
    const phone = device();
    await join(secretIn(await inviteByCommand(`${randomUUID()}@example.com`)), phone);
    await signIn(phone);
    const asked = [1, 2, 3, 4].map(async () => (await desk("begin-signing-in", {})).body);
    const signed = (await Promise.all(asked)).map(({ challenge, options }, nth) => ({
      challenge,
      response: phone.sign(options ?? {}, nth > 0),
    }));
    const answers = await Promise.all(signed.map((each) => desk("sign-in", each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it("first is the owner, by a link that the start says until somebody has joined", async () => {
    await pool().query("update staff set removed_at = now(), email = null");
    const link = (await firstOwnersLink()) ?? "";
    const again = (await firstOwnersLink()) ?? "";
    expect(link).toMatch(/^http:\/\/desk\.localhost:3000\/join#/);
    expect((await join(secretIn(again), device())).body).toMatchObject({ role: "owner" });
    expect(await firstOwnersLink()).toBeUndefined();
    expect((await join(secretIn(link), device())).status).toBe(403);
  });
});

describe("somebody who is signed in", () => {
  it("is for twelve hours", async () => {
    const { token } = await colleague("sales");
    setClock(new Date(Date.now() + 11.9 * 3_600_000));
    expect((await desk("me", {}, { token })).status).toBe(200);
    setClock(new Date(Date.now() + 12.1 * 3_600_000));
    expect((await desk("me", {}, { token })).status).toBe(401);
  });

  it("ends their own sessions only", async () => {
    const [one, other] = [await colleague("sales"), await colleague("sales")];
    const { devices } = (await desk("devices", {}, one)).body as { devices?: { id: string }[] };
    const session = devices?.[0]?.id;
    expect((await desk("end-session", { session }, other)).status).toBe(404);
    expect((await desk("end-session", { session }, one)).status).toBe(200);
    expect((await desk("me", {}, one)).status).toBe(401);
  });

  it("is gone with the very next call when they are removed, and the record keeps who did it", async () => {
    const owner = await colleague("owner");
    const phone = device();
    const leaver = await join(secretIn(await inviteByCommand("leaver@example.com", "Leo")), phone);
    const person = (leaver.body as { id?: string }).id ?? "";
    const open = secretIn(await inviteByCommand("leaver@example.com"));
    expect((await desk("remove-person", { person }, owner)).status).toBe(200);
    expect((await desk("me", {}, leaver)).status).toBe(401);
    expect((await signIn(phone)).status).toBe(401);
    expect((await join(open, device())).status).toBe(403);
    expect((await desk("remove-person", { person }, owner)).status).toBe(404);
    expect((await recordOf(person)).map(({ action, actor_id: by }) => [action, by])).toEqual([
      ["invite", null],
      ["join", person],
      ["remove-person", owner.id],
    ]);
    // The address is free again.
    expect(await inviteByCommand("leaver@example.com")).toContain("/join#");
  });

  it("keeps somebody who may do everything, also when two owners remove each other at once", async () => {
    await pool().query("update staff set removed_at = now(), email = null");
    const [one, other] = [await colleague("owner"), await colleague("owner")];
    const statuses = await Promise.all([
      desk("remove-person", { person: other.id }, one),
      desk("remove-person", { person: one.id }, other),
    ]);
    const [first, second] = statuses.map(({ status }) => status).sort();
    expect([first, [401, 409].includes(second ?? 0)]).toEqual([200, true]);
    const last = (await desk("me", {}, one)).status === 200 ? one : other;
    const down = await desk("change-role", { person: last.id, role: "sales" }, last);
    expect([down.status, down.body]).toMatchObject([409, { error: { reason: "last_owner" } }]);
  });
});

describe("the record", () => {
  it("is only ever added to", async () => {
    await colleague("editor");
    for (const statement of [
      "update audit set action = 'x'",
      "delete from audit",
      "truncate audit",
    ])
      await expect(pool().query(statement)).rejects.toThrow("only ever added to");
  });
});
