import { afterEach, describe, expect, it } from "vitest";
import { businessDay, now, setClock } from "@/lib/clock";
import type { RequestPage } from "@/lib/contract/desk/requests";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { addDays } from "@/lib/pricing/days";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sampleQuote } from "../support/quote";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { changeRole } = await import("@/lib/backend/staff/change-role");
const { removePerson } = await import("@/lib/backend/staff/remove-person");
const { remindStaff } = await import("@/lib/backend/desk/remind-staff");
const { dueUntil } = await import("@/lib/backend/desk/due");
const { settleRequest } = await import("@/lib/backend/inbox/settle-request");
const { staffNewsEmail } = await import("@/lib/backend/emails/staff-news-email");

const neema = await colleague("sales", "Neema");
const juma = await colleague("owner", "Juma");
afterEach(() => setClock());

const quote = async () => (await callAs("en", requestQuoteEndpoint, sampleQuote())).data.reference;
const told = async (reference: string) =>
  (
    await pool().query(
      `select data->>'news' news, data->>'detail' person from jobs
       where data->>'kind' = 'to-staff' and data->>'reference' = $1 order by created_at`,
      [reference],
    )
  ).rows.map(({ news, person }) => `${news} ${person}`);
const command = { kind: "command" } as const;
const changed = (to: { person: string; role: "editor" }) =>
  inTransaction((transaction) => changeRole(transaction, command, to));
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
const waitsSince = (reference: string, since: Date) =>
  pool().query("update requests set since = $2 where id = $1", [reference, since]);
const act = (call: string, request: string, version: number, more = {}) =>
  desk(call, { request, version, ...more }, neema);

describe("what has waited for twenty hours", () => {
  it("is told to the owner once, however many processes look", async () => {
    const [late, young] = [await quote(), await quote()];
    await waitsSince(late, hoursAgo(20.1));
    await waitsSince(young, hoursAgo(19.9));
    await Promise.all([remindStaff(), remindStaff(), remindStaff()]);
    await remindStaff();
    expect(await told(late)).toEqual([`waits ${juma.id}`]);
    expect(await told(young)).toEqual([]);
  });

  it("is told anew when it was moved back to waiting after an answer, and counted from then", async () => {
    const request = await quote();
    await waitsSince(request, hoursAgo(60));
    await remindStaff();
    await act("mark-answered", request, 1);
    await act("reopen", request, 2);
    await remindStaff();
    expect(await told(request)).toEqual([`waits ${juma.id}`]);
    setClock(new Date(now().getTime() + 20.1 * 3_600_000));
    await remindStaff();
    expect(await told(request)).toEqual([`waits ${juma.id}`, `waits ${juma.id}`]);
    const job = { kind: "to-staff", news: "waits", reference: request, detail: juma.id } as const;
    expect((await staffNewsEmail(job))?.content.paragraphs?.join()).toContain("once more");
  });

  it("is not told any more when it was answered before the mail goes out", async () => {
    const late = await quote();
    const job = { kind: "to-staff", news: "waits", reference: late, detail: juma.id } as const;
    const mail = await staffNewsEmail(job);
    expect(mail?.to.address).toBe(juma.email);
    expect(mail?.content.subject).toBe(`Jürgen Weiß has waited for 20 hours (${late})`);
    expect(mail?.content.action?.href).toMatch(new RegExp(`/requests/${late}$`));
    await act("mark-answered", late, 1);
    expect(await staffNewsEmail(job)).toBeUndefined();
  });
});

describe("a reminder", () => {
  it("comes by mail on its day from seven in the morning, once, to whom the request is", async () => {
    const request = await quote();
    await act("take-over", request, 1);
    const day = addDays(businessDay(), 3);
    await act("remind", request, 2, { on: day, step: "Ask the lodge" });
    for (const [at, count] of [
      [`${addDays(day, -1)}T18:00:00+03:00`, 0],
      [`${day}T06:59:00+03:00`, 0],
      [`${day}T07:01:00+03:00`, 1],
      [`${day}T09:00:00+03:00`, 1],
    ] as const) {
      setClock(new Date(at));
      await remindStaff();
      const reminders = (await told(request)).filter((each) => each.startsWith("reminder"));
      expect([at, reminders]).toEqual([at, Array(count).fill(`reminder ${neema.id}`)]);
    }
    const job = {
      kind: "to-staff",
      news: "reminder",
      reference: request,
      detail: neema.id,
    } as const;
    expect((await staffNewsEmail(job))?.content.subject).toBe(`Today: Ask the lodge (${request})`);
  });

  it("of what was nobody's comes to who set it, and of what is closed to nobody", async () => {
    const [open, closed] = [await quote(), await quote()];
    for (const request of [open, closed])
      await act("remind", request, 1, { on: businessDay(), step: "Call" });
    await act("mark-won", closed, 2);
    setClock(new Date(`${businessDay()}T20:00:00+03:00`));
    await remindStaff();
    expect(await told(open)).toEqual([`reminder ${neema.id}`]);
    expect(await told(closed)).toEqual([]);
  });

  it("of what is somebody's stays theirs, and without a day nothing is taken over", async () => {
    const [theirs, nobodys] = [await quote(), await quote()];
    await desk("take-over", { request: theirs, version: 1 }, juma);
    await act("remind", theirs, 2, { on: businessDay(), step: "Call" });
    await act("remind", nobodys, 1, { on: null, step: "" });
    const { rows } = await pool().query("select id, owner from requests where id = any($1)", [
      [theirs, nobodys],
    ]);
    const owners = Object.fromEntries(rows.map(({ id, owner }) => [id, owner]));
    expect(owners).toEqual({ [theirs]: juma.id, [nobodys]: null });
  });

  const comes = async (request: string) => {
    const due = await dueUntil(businessDay());
    setClock(new Date(`${businessDay()}T20:00:00+03:00`));
    await remindStaff();
    const job = { kind: "to-staff", news: "reminder", reference: request } as const;
    return {
      due: due.some(({ kind, id }) => kind === "reminder" && id === request),
      told: (await told(request)).some((each) => each.startsWith("reminder")),
      mail: (await staffNewsEmail({ ...job, detail: juma.id }))?.content.subject,
    };
  };
  const remind = (request: string, version: number) =>
    act("remind", request, version, { on: businessDay(), step: "Call" });

  it.each([
    ["won", {}],
    ["lost", { reason: "dates" }],
  ])("that is set once it is %s comes as any other", async (state, more) => {
    const request = await quote();
    await act(`mark-${state}`, request, 1, more);
    expect((await remind(request, 2)).status).toBe(200);
    const mail = `Today: Call (${request})`;
    expect(await comes(request)).toEqual({ due: true, told: true, mail });
  });

  it.each([
    ["won", true],
    ["lost", false],
  ] as const)("of what becomes %s elsewhere still comes: %s", async (state, comesStill) => {
    const request = await quote();
    await remind(request, 1);
    await inTransaction((transaction) => settleRequest(transaction, request, state, false));
    const mail = comesStill ? `Today: Call (${request})` : undefined;
    expect(await comes(request)).toEqual({ due: comesStill, told: comesStill, mail });
  });
});

describe("somebody who does not answer guests any more", () => {
  it.each([
    ["as they edit now", (id: string) => changed({ person: id, role: "editor" })],
    [
      "as they have left",
      (id: string) => inTransaction((transaction) => removePerson(transaction, command, id)),
    ],
  ])("is reminded of nothing, %s: the owner is", async (_, leave) => {
    const asha = await colleague("sales", "Asha");
    const request = await quote();
    await desk("take-over", { request, version: 1 }, asha);
    await desk("remind", { request, version: 2, on: businessDay(), step: "Call" }, asha);
    await leave(asha.id);
    setClock(new Date(`${businessDay()}T20:00:00+03:00`));
    await remindStaff();
    const reminders = (await told(request)).filter((each) => each.startsWith("reminder"));
    expect(reminders).toEqual([`reminder ${juma.id}`]);
    const job = { kind: "to-staff", news: "reminder", reference: request } as const;
    expect(await staffNewsEmail({ ...job, detail: asha.id })).toBeUndefined();
    // Whoever decides is here now: in the evening their session of the night has ended.
    setClock();
    expect((await act("hand-on", request, 3, { to: asha.id })).status).toBe(404);
  });
});

describe("the time until the first answer", () => {
  it("is said in the head of the list as a median of thirty days", async () => {
    await pool().query("delete from requests");
    const median = async () =>
      ((await desk("requests", {}, neema)).body as unknown as RequestPage).reply_minutes;
    expect(await median()).toBeNull();
    for (const minutes of [10, 30, 500]) {
      const request = await quote();
      await waitsSince(request, hoursAgo(minutes / 60));
      await act("mark-answered", request, 1);
    }
    expect(await median()).toBe(30);
    const old = await quote();
    await waitsSince(old, hoursAgo(31 * 24));
    await act("mark-answered", old, 1);
    expect(await median()).toBe(30);
  });
});
