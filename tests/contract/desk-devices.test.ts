import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setClock } from "@/lib/clock";
import type { Devices } from "@/lib/contract/desk/staff";
import { Authenticator } from "../support/authenticator";
import { contentDatabase } from "../support/database";
import { colleague, desk, deskAddress, deskHost } from "../support/desk";
import { sendEmails } from "../support/emails";
import { raced } from "../support/rounds";
import { readable } from "../support/smtp";

await contentDatabase();
const smtp = await sendEmails();
const { pool } = await import("@/lib/backend/db/pool");
const { staffStepEmail } = await import("@/lib/backend/emails/staff-step-email");
const { inviteByCommand } = await import("../../scripts/desk/invite");

afterEach(() => setClock());

interface Present {
  token: string;
}
const owner = await colleague("owner", "Juma");

/** Somebody who joins by a link, on a device. */
async function join(invitation: string, device: Authenticator) {
  const { challenge, options } = (await desk("begin-joining", { invitation })).body;
  return desk("join", { invitation, challenge, response: device.make(options ?? {}) });
}
async function signIn(device: Authenticator, forged = false) {
  const { challenge, options } = (await desk("begin-signing-in", {})).body;
  const asked = forged ? { challenge: "bm90IHdoYXQgd2FzIGFza2Vk" } : (options ?? {});
  return desk("sign-in", { challenge, response: device.sign(asked) });
}
const secretIn = (text: string) => /\/join#([\w-]{43})/.exec(text)?.[1] ?? "";
const newDevice = () => new Authenticator(deskHost, deskAddress);
const devices = async (who: Present) => (await desk("devices", {}, who)).body as unknown as Devices;
const status = async (call: string, input: object, who: Present) =>
  (await desk(call, input, who)).status;
const isIn = async (who: Present) => (await status("me", {}, who)) === 200;
const mailTo = async (address: string, said: RegExp) => {
  const found = () =>
    smtp.received.map(({ raw }) => readable(raw)).find((m) => m.includes(address) && said.test(m));
  await vi.waitFor(() => expect(found()).toBeDefined(), 30_000);
  return found() ?? "";
};
const stepsAbout = async (person: string) =>
  (
    await pool().query(
      "select action, actor_id, before, after from audit where subject = $1 order by id",
      [person],
    )
  ).rows;

describe("somebody with two devices", () => {
  let email: string;
  let id: string;
  let phone: Authenticator;
  let laptop: Authenticator;
  let onPhone: Present;
  let onLaptop: Present;
  beforeEach(async () => {
    email = `asha-${randomUUID()}@example.com`;
    [phone, laptop] = [newDevice(), newDevice()];
    const first = await join(secretIn(await inviteByCommand(email, "Asha", "sales")), phone);
    id = (first.body as { id?: string }).id ?? "";
    onPhone = first;
    onLaptop = await join(secretIn(await inviteByCommand(email)), laptop);
  });

  it("sees where they are signed in and with what, and is told of the second one by mail", async () => {
    const seen = await devices(onLaptop);
    expect(seen.devices.map(({ is_this: isThis }) => isThis).sort()).toEqual([false, true]);
    expect(seen.passkeys.map(({ is_this: isThis }) => isThis)).toEqual([true, false]);
    expect(await mailTo(email, /new passkey/i)).toContain("/devices");
  });

  it("ends the session of a lost one, which is noted, and a mail says so", async () => {
    const lost = (await devices(onLaptop)).devices.find(({ is_this: isThis }) => !isThis);
    expect(await status("end-session", { session: lost?.id }, onLaptop)).toBe(200);
    expect(await isIn(onPhone)).toBe(false);
    expect(await mailTo(email, /signed out on .* by you/)).toContain("Tanzanian time");
    expect((await stepsAbout(id)).at(-1)).toMatchObject({
      ...{ action: "end-session", actor_id: id, before: { device: expect.any(String) } },
    });
  });

  it("takes the passkey of a lost one away: what it opened is closed, and it opens nothing any more", async () => {
    const lost = (await devices(onLaptop)).passkeys.find(({ is_this: isThis }) => !isThis);
    const again = await signIn(phone);
    expect(await status("remove-passkey", { passkey: lost?.id }, onLaptop)).toBe(200);
    expect([await isIn(onPhone), await isIn(again), await isIn(onLaptop)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await signIn(phone)).status).toBe(401);
    expect((await signIn(laptop)).status).toBe(200);
    await mailTo(email, /taken away by you/);
  });

  it("takes with a passkey the links that were sent before: whoever has the telephone has its mails", async () => {
    expect(await status("add-device", {}, onPhone)).toBe(200);
    const link = secretIn(await mailTo(email, /\/join#/));
    const lost = (await devices(onLaptop)).passkeys.find(({ is_this: isThis }) => !isThis);
    expect(await status("remove-passkey", { passkey: lost?.id }, onLaptop)).toBe(200);
    expect((await desk("begin-joining", { invitation: link })).status).toBe(403);
    // Nor does a mail that waits for the mail server carry one any more.
    const { rows } = await pool().query(
      "select id from audit where subject = $1 and action = 'send-link' order by id desc limit 1",
      [id],
    );
    expect(await staffStepEmail(rows[0].id)).toBeUndefined();
  });

  it(
    "keeps a way in, also when each of two devices takes the other's away at once",
    raced,
    async () => {
      const keys = (await devices(onLaptop)).passkeys;
      const mine = keys.find(({ is_this: isThis }) => isThis)?.id;
      const others = keys.find(({ is_this: isThis }) => !isThis)?.id;
      await Promise.all([
        desk("remove-passkey", { passkey: others }, onLaptop),
        desk("remove-passkey", { passkey: mine }, onPhone),
      ]);
      const who = (await isIn(onLaptop)) ? onLaptop : onPhone;
      const left = (await devices(who)).passkeys;
      expect(left).toHaveLength(1);
      const last = await desk("remove-passkey", { passkey: left[0]?.id }, who);
      expect(last.body).toMatchObject({ error: { reason: "last_passkey" } });
    },
  );

  it("has them ended by an owner, and with the last one a link to join again", async () => {
    const seen = (await desk("devices-of", { person: id }, owner)).body as unknown as Devices;
    const [session] = seen.devices;
    expect(await status("end-session-of", { person: id, session: session?.id }, owner)).toBe(200);
    await mailTo(email, /signed out on .* by Juma/);
    for (const { id: passkey } of seen.passkeys)
      expect(await status("remove-passkey-of", { person: id, passkey }, owner)).toBe(200);
    expect([await isIn(onPhone), await isIn(onLaptop)]).toEqual([false, false]);
    const link = secretIn(await mailTo(email, /\/join#/));
    expect((await join(link, newDevice())).status).toBe(200);
  });

  it("adds another by a link that comes by mail, and touches nobody else's", async () => {
    expect(await status("add-device", {}, onPhone)).toBe(200);
    const link = secretIn(await mailTo(email, /\/join#/));
    expect((await join(link, newDevice())).status).toBe(200);
    const [passkey] = (await devices(onPhone)).passkeys;
    const stranger = await colleague("sales");
    expect(await status("remove-passkey", { passkey: passkey?.id }, stranger)).toBe(404);
    const [session] = (await devices(onPhone)).devices;
    expect(await status("end-session", { session: session?.id }, stranger)).toBe(404);
    const elsewhere = { person: stranger.id, passkey: passkey?.id };
    expect(await status("remove-passkey-of", elsewhere, owner)).toBe(404);
  });

  it("is in the record with each way in and out", async () => {
    const again = await signIn(phone);
    await desk("sign-out", {}, again);
    for (let tries = 0; tries < 7; tries += 1) expect((await signIn(phone, true)).status).toBe(401);
    expect((await signIn(newDevice())).status).toBe(401);
    const steps = await stepsAbout(id);
    expect(steps.map(({ action }) => action)).toEqual([
      ...["invite", "join", "add-passkey", "sign-in", "sign-out"],
      ...Array<string>(5).fill("sign-in-failed"),
    ]);
    setClock(new Date(Date.now() + 61 * 60_000));
    await signIn(phone, true);
    expect((await stepsAbout(id)).at(-1)?.action).toBe("sign-in-failed");
    expect(await stepsAbout(id)).toHaveLength(11);
  });
});

describe("the record", () => {
  interface Page {
    steps: { id: number; by: string; action: string; subject: string; after: object }[];
    next: number | null;
  }
  const page = async (input: object) =>
    (await desk("record", input, owner)).body as unknown as Page;

  it("names who got a request and which vehicle was taken, whom it keeps by what never changes", async () => {
    const neema = await colleague("sales", "Neema");
    const { body } = await desk("add-resource", { kind: "vehicle", name: "LC-7" }, owner);
    expect(body).toBeDefined();
    const { rows } = await pool().query("select id from resources where name = 'LC-7'");
    await pool().query(
      "insert into audit (actor_kind, action, subject, before, after) values ('clock', 'hand-on', 'Q-1', '{}', $1)",
      [{ owner: neema.id, resource: rows[0].id, text: "written" }],
    );
    const [latest] = (await page({})).steps;
    expect(latest?.after).toEqual({ owner: "Neema", resource: "LC-7", text: "written" });
  });

  it("is shown to owners page by page, with names, or only what is about people", async () => {
    const neema = await colleague("sales", "Neema");
    await desk("change-role", { person: neema.id, role: "editor" }, owner);
    const { body } = await desk("people", {}, owner);
    expect(body).toBeDefined();
    const [latest] = (await page({ about: "people" })).steps;
    expect(latest).toMatchObject({ by: "Juma", action: "change-role", subject: "Neema" });
    await pool().query(
      "insert into audit (actor_kind, action, subject, before, after) select 'clock', 'remind', 'Q-1', '{}', '{}' from generate_series(1, 60)",
    );
    const first = await page({});
    expect(first.steps).toHaveLength(50);
    const second = await page({ after: first.next });
    expect(second.steps.map(({ action }) => action)).toContain("change-role");
    expect(second.steps[0]?.id).toBeLessThan(first.steps.at(-1)?.id ?? 0);
    expect((await page({ about: "people" })).steps[0]).toEqual(latest);
    expect(await status("record", {}, neema)).toBe(403);
  });
});
