import { afterAll, describe, expect, it } from "vitest";
import { businessDay, setClock } from "@/lib/clock";
import type { Today } from "@/lib/contract/desk/today";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { addDays } from "@/lib/pricing/days";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sampleQuote } from "../support/quote";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const baraka = await colleague("operations", "Baraka");
afterAll(() => setClock());

const read = async (who: { token: string } = baraka) =>
  (await desk("today", {}, who)).body as unknown as Today;
const day = (days: number) => addDays(businessDay(), days);
const dueOf = async (reference: string) =>
  (await read()).due.filter((each) => each.reference === reference);

// The tour of stored bookings takes six days.
const starting = (days: number, changes = {}) =>
  storedBooking("de", { state: "confirmed", starts: day(days), ...changes });

describe("today", () => {
  it("names who arrives, travels and leaves from today until seven days ahead, and nobody else", async () => {
    const [over, leaves, travels, arrives, soon, later, unconfirmed] = [
      await starting(-6),
      await starting(-5),
      await starting(-2),
      await starting(0, { name: "Familie Arnold" }),
      await starting(7),
      await starting(8),
      await starting(1, { state: "invoiced" }),
    ];
    const { journeys, today, until } = await read();
    expect([today, until]).toEqual([day(0), day(7)]);
    const found = new Map(journeys.map((journey) => [journey.booking, journey]));
    for (const { reference } of [over, later, unconfirmed])
      expect(found.has(reference)).toBe(false);
    for (const { reference } of [leaves, travels, soon]) expect(found.has(reference)).toBe(true);
    expect(found.get(leaves.reference)?.ends).toBe(today);
    expect(found.get(arrives.reference)).toMatchObject({
      ...{ name: "Familie Arnold", language: "de", adults: 2, children: [9] },
      ...{ starts: today, ends: day(5), wishes: "With a view <please>." },
      tour: "Crater and Plains in six days",
    });
    expect(journeys.map(({ starts }) => starts)).toEqual(
      journeys.map(({ starts }) => starts).sort(),
    );
  });

  it("is the day of Tanzania: there it is tomorrow three hours before midnight", async () => {
    setClock(new Date("2027-03-01T20:59:00Z"));
    const late = await colleague("operations", "Late");
    expect((await read(late)).today).toBe("2027-03-01");
    setClock(new Date("2027-03-01T21:01:00Z"));
    expect((await read(late)).today).toBe("2027-03-02");
    setClock();
  });
});

describe("what is due", () => {
  it("is a balance from a week before its day on, until all of it is paid", async () => {
    const owes = await starting(150, { balanceDue: day(-1), name: "Owes Much" });
    const soon = await starting(150, { balanceDue: day(7) });
    const later = await starting(150, { balanceDue: day(8) });
    const paid = await starting(150, { balanceDue: day(0) });
    await pool().query("update bookings set paid_minor = total_minor where reference = $1", [
      paid.reference,
    ]);
    expect(await dueOf(owes.reference)).toMatchObject([
      {
        ...{ kind: "balance", booking: owes.reference, name: "Owes Much", on: day(-1) },
        amount_minor: owes.totalMinor - owes.paidMinor,
      },
    ]);
    expect(await dueOf(soon.reference)).toHaveLength(1);
    for (const { reference } of [later, paid]) expect(await dueOf(reference)).toEqual([]);
  });

  it("is a hold that ends, and money that a person sends back", async () => {
    const holdUntil = new Date(Date.now() + 3_600_000);
    const held = await storedBooking("fr", { state: "provisional", holdUntil });
    expect(await dueOf(held.reference)).toMatchObject([
      { kind: "hold", at: holdUntil.toISOString(), amount_minor: held.dueNowMinor },
    ]);
    const { reference } = await storedBooking("it", { state: "cancelled" });
    await pool().query(
      `insert into refunds (id, booking, amount_minor, currency, state) values ('RF-today', $1, 4200, 'USD', 'manual')`,
      [reference],
    );
    expect(await dueOf(reference)).toMatchObject([{ kind: "refund", amount_minor: 4200 }]);
    await pool().query("update refunds set state = 'done' where id = 'RF-today'");
    expect(await dueOf(reference)).toEqual([]);
  });

  it("is an answer within the hours that are promised, and what somebody meant to do", async () => {
    const { reference } = (await callAs("en", requestQuoteEndpoint, sampleQuote())).data;
    const [waits] = await dueOf(reference);
    expect(waits).toMatchObject({ kind: "answer", request: reference, owner: "" });
    const hours = (Date.parse(waits?.at ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(24.1);
    const neema = await colleague("sales", "Neema");
    const act = async (call: string, version: number, more = {}) =>
      desk(call, { request: reference, version, ...more }, neema);
    await act("mark-answered", 1);
    expect(await dueOf(reference)).toEqual([]);
    await act("remind", 2, { on: day(3), step: "Ask the lodge" });
    expect(await dueOf(reference)).toMatchObject([
      { kind: "reminder", on: day(3), what: "Ask the lodge", owner: "Neema" },
    ]);
    await act("remind", 3, { on: day(9), step: "Ask the lodge" });
    expect(await dueOf(reference)).toEqual([]);
  });
});

describe("a mail that could not be delivered", () => {
  const failed = async (id: string, data: object, dueAt: Date | null = null) => {
    await pool().query(
      `insert into jobs (id, kind, data, due_at, tries, reason) values ($1, 'mail', $2, $3, 13, 'mailbox full')`,
      [id, data, dueAt],
    );
    return id;
  };
  const emailOf = async (id: string) => (await read()).emails.find((email) => email.id === id);

  it("says what it is about, and nothing that opens an account", async () => {
    const about = { kind: "booking-to-guest", news: "confirmed", reference: "B-AAAA-BBBB-CCCC" };
    await failed("mail-booking", about);
    await failed("mail-account", { kind: "account", reference: "s3cr3t-key-of-an-account" });
    await failed("mail-later", { kind: "account", reference: "x" }, new Date());
    expect(await emailOf("mail-booking")).toMatchObject({
      ...{ kind: "booking-to-guest confirmed", booking: about.reference, request: null },
      ...{ reason: "mailbox full", is_trying: false },
    });
    expect(await emailOf("mail-account")).toMatchObject({ reference: "", booking: null });
    expect(await emailOf("mail-later")).toBeUndefined();
  });

  it("is sent again by one of two who ask for it, once", async () => {
    const email = await failed("mail-again", { kind: "lead-to-visitor", reference: "Q-AAAA-1" });
    const tries = [baraka, await colleague("owner", "Juma")].map((who) =>
      desk("send-again", { email }, who),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await emailOf(email)).toMatchObject({ is_trying: true, request: "Q-AAAA-1" });
    const { rows } = await pool().query(
      "select due_at is not null due, tries from jobs where id = $1",
      [email],
    );
    expect(rows).toEqual([{ due: true, tries: 12 }]);
    const deeds = await pool().query("select action, after from audit where subject = 'Q-AAAA-1'");
    expect(deeds.rows).toEqual([{ action: "send-again", after: { email: "lead-to-visitor" } }]);
  });

  it("leaves the list when nobody wants to send it any more", async () => {
    const email = await failed("mail-dropped", { kind: "account", reference: "y" });
    expect((await desk("give-up-email", { email }, baraka)).status).toBe(200);
    expect(await emailOf(email)).toBeUndefined();
    expect((await desk("send-again", { email }, baraka)).status).toBe(409);
  });
});
