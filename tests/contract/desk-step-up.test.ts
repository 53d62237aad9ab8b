import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setClock } from "@/lib/clock";
import { asksAgain } from "@/lib/contract/desk/rights";
import { Authenticator } from "../support/authenticator";
import { contentDatabase } from "../support/database";
import { colleague, desk, deskAddress, deskHost } from "../support/desk";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { inviteByCommand } = await import("../../scripts/desk/invite");

afterEach(() => setClock());
const minutesLater = (minutes: number) => setClock(new Date(Date.now() + minutes * 60_000));

const owner = await colleague("owner", "Juma");
const other = await colleague("sales", "Neema");

/** A call of each kind, as a screen would make it. */
const inputs: Record<(typeof asksAgain)[number], () => object> = {
  invite: () => ({ email: "asha@example.com", name: "Asha", role: "sales" }),
  "change-role": () => ({ person: other.id, role: "operations" }),
  "remove-person": () => ({ person: other.id }),
  "remove-passkey": () => ({ passkey: "none" }),
  "remove-passkey-of": () => ({ person: other.id, passkey: "none" }),
  "add-device": () => ({}),
  "invite-again": () => ({ person: other.id }),
  "edit-guest": () => ({
    ...{ booking: "B-NONE-NONE-NONE", version: 1, full_name: "Ann Lee" },
    ...{ email: "ann@example.com", phone: "", country: "GB" },
  }),
  "undo-transfer": () => ({
    booking: "B-NONE-NONE-NONE",
    version: 1,
    entry: 1,
    instead_minor: null,
  }),
  "record-refund": () => ({ booking: "B-NONE-NONE-NONE", version: 1, refund: "none" }),
  "record-reversal": () => ({ booking: "B-NONE-NONE-NONE", version: 1, payment: "none" }),
  "save-list": () => ({ list: "requests", period: "2026-11" }),
  "save-accounts": () => ({ list: "invoices", period: "2026-11" }),
};
const asked = ({ status, body }: Awaited<ReturnType<typeof desk>>) =>
  status === 403 && (body.error as unknown as { reason?: string }).reason === "step_up";

describe("what cannot be taken back", () => {
  it.each(asksAgain)(
    "%s asks for the passkey when it was last shown over ten minutes ago",
    async (call) => {
      minutesLater(9);
      const early = await desk(call, inputs[call](), owner);
      minutesLater(11);
      const late = await desk(call, inputs[call](), owner);
      expect([asked(early), asked(late)]).toEqual([false, true]);
    },
  );

  it("is not asked of what is wrong anyway, nor of what anybody may look at", async () => {
    minutesLater(11);
    expect((await desk("invite", { email: "no" }, owner)).status).toBe(422);
    expect((await desk("people", {}, owner)).status).toBe(200);
    expect((await desk("invite", inputs.invite(), other)).body).not.toMatchObject({
      error: { reason: "step_up" },
    });
  });
});

describe("the guest's link", () => {
  it("is there for the asking until something is paid: then it can send money back", async () => {
    const asha = await colleague("sales", "Asha");
    const [waiting, paid] = [
      await storedBooking("en", { state: "provisional" }),
      await storedBooking("en", { state: "confirmed" }),
    ];
    const link = ({ reference }: typeof paid) => desk("guest-link", { booking: reference }, asha);
    minutesLater(11);
    expect((await link(waiting)).status).toBe(200);
    expect(asked(await link(paid))).toBe(true);
    minutesLater(9);
    expect((await link(paid)).status).toBe(200);
  });
});

it("whoever is asked for their passkey too often keeps no colleague behind the same address out", async () => {
  const extra = { "x-client-ip": "198.51.100.7" };
  const [leo, asha] = [await colleague("sales", "Leo"), await colleague("sales", "Asha")];
  const asks = async (who: { token: string }) =>
    (await desk("begin-confirming", {}, { ...who, extra })).status;
  const answers = await Promise.all(Array.from({ length: 21 }, () => asks(leo)));
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  expect(await asks(asha)).toBe(200);
  expect((await desk("begin-signing-in", {}, { extra })).status).toBe(200);
});

describe("a passkey that is shown again", () => {
  const phone = new Authenticator(deskHost, deskAddress);
  let token = "";
  beforeAll(async () => {
    const link = await inviteByCommand("amina@example.com", "Amina");
    const invitation = /#([\w-]+)/.exec(link)?.[1] ?? "";
    const { challenge, options } = (await desk("begin-joining", { invitation })).body;
    const response = phone.make(options ?? {});
    token = (await desk("join", { invitation, challenge, response })).token;
  });
  const confirm = async (device: Authenticator, who: { token: string }) => {
    const { challenge, options } = (await desk("begin-confirming", {}, who)).body;
    const input = { challenge, response: device.sign(options ?? {}) };
    return { answer: await desk("confirm", input, who), input };
  };
  const wanted = () => desk("save-list", inputs["save-list"](), { token });

  it("has it done, in the same session, for ten minutes more", async () => {
    minutesLater(20);
    expect(asked(await wanted())).toBe(true);
    const { answer, input } = await confirm(phone, { token });
    expect(answer.status).toBe(200);
    expect((await wanted()).status).toBe(200);
    expect((await desk("confirm", input, { token })).status).toBe(401);
    minutesLater(29);
    expect((await wanted()).status).toBe(200);
    minutesLater(31);
    expect(asked(await wanted())).toBe(true);
  });

  it("has to be one of whoever is signed in, and their name is asked for by it alone", async () => {
    minutesLater(40);
    expect((await confirm(phone, other)).answer.status).toBe(401);
    expect((await confirm(new Authenticator(deskHost, deskAddress), { token })).answer.status).toBe(
      401,
    );
    expect(asked(await wanted())).toBe(true);
    const { options } = (await desk("begin-confirming", {}, { token })).body as {
      options?: { allowCredentials?: object[] };
    };
    expect(options?.allowCredentials).toHaveLength(1);
    expect((await desk("begin-confirming", {})).status).toBe(401);
  });

  it("is of no use once it was taken away, also a moment ago", async () => {
    minutesLater(30);
    const known =
      "from passkeys p join staff s on s.id = p.person where s.email = 'amina@example.com'";
    const { rows } = await pool().query(`select p.* ${known}`);
    await pool().query("update staff_sessions set passkey = null");
    const client = await pool().connect();
    await client.query("begin");
    await client.query("delete from passkeys where id = $1", [rows[0].id]);
    const confirming = confirm(phone, { token });
    await vi.waitFor(async () => {
      const waiting = await pool().query("select from pg_locks where not granted");
      expect(waiting.rows).not.toEqual([]);
    }, 30_000);
    await client.query("commit");
    client.release();
    expect((await confirming).answer.status).toBe(401);
    expect(asked(await desk("add-device", {}, { token }))).toBe(true);
  });

  it("is of no use to a session that has ended", async () => {
    minutesLater(50);
    const { challenge, options } = (await desk("begin-confirming", {}, { token })).body;
    await pool().query("delete from staff_sessions");
    const input = { challenge, response: phone.sign(options ?? {}) };
    expect((await desk("confirm", input, { token })).status).toBe(401);
  });
});
