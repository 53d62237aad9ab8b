import { afterAll, describe, expect, it } from "vitest";
import { businessDay, setClock } from "@/lib/clock";
import type { Today } from "@/lib/contract/desk/today";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sampleQuote } from "../support/quote";
import { pay, storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { expectAnswer } = await import("@/lib/backend/inbox/new-request");

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
    await pool().query(
      `insert into refunds (id, booking, amount_minor, currency, state) values ('RF-other', $1, 4200, 'USD', 'manual')`,
      [reference],
    );
    expect((await dueOf(reference)).map(({ id }) => id)).toEqual(["RF-today", "RF-other"]);
    await pool().query("update refunds set state = 'done' where booking = $1", [reference]);
    expect(await dueOf(reference)).toEqual([]);
  });

  it("is a place that is kept for what some have paid, until somebody decides", async () => {
    const held = await storedBooking("fr", { state: "provisional", holdUntil: null });
    expect(await dueOf(held.reference)).toEqual([]);
    await pay(held.reference, "payment P-part", 1000);
    expect(await dueOf(held.reference)).toMatchObject([
      {
        ...{ kind: "undecided", booking: held.reference, on: day(0), at: null },
        amount_minor: held.dueNowMinor - 1000,
      },
    ]);
    await pool().query("update bookings set state = 'confirmed' where reference = $1", [
      held.reference,
    ]);
    expect(await dueOf(held.reference)).toEqual([]);
  });

  it("is a date that is looked into, also once its request is answered, until somebody says whether it is free", async () => {
    const neema = await colleague("sales", "Neema");
    const { reference, createdAt } = await storedBooking("de", { state: "enquiry" });
    const promised = new Date(createdAt.getTime() + policy.replyHours * 3_600_000);
    const looksInto = { kind: "enquiry", booking: reference, at: promised.toISOString() };
    expect(await dueOf(reference)).toMatchObject([looksInto]);
    await inTransaction((transaction) =>
      expectAnswer(transaction, { kind: "booking", reference, locale: "de" }),
    );
    expect(await dueOf(reference)).toMatchObject([{ kind: "answer", request: reference }]);
    await desk("mark-answered", { request: reference, version: 1 }, neema);
    expect(await dueOf(reference)).toMatchObject([looksInto]);
    await pool().query("update requests set state = 'lost' where id = $1", [reference]);
    expect(await dueOf(reference)).toEqual([]);
    await pool().query("update requests set state = 'answered' where id = $1", [reference]);
    const { starts } = await rowOf(reference);
    const beginOn = (day: string) =>
      pool().query("update bookings set starts = $2 where reference = $1", [reference, day]);
    await beginOn(businessDay());
    expect(await dueOf(reference)).toEqual([]);
    await beginOn(starts);
    const { version } = await rowOf(reference);
    await desk("accept-booking", { booking: reference, version }, neema);
    expect(await dueOf(reference)).toMatchObject([{ kind: "hold" }]);
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
    // What is meant to be done later hides no answer that is promised now.
    await act("reopen", 4);
    expect(await dueOf(reference)).toMatchObject([{ kind: "answer", what: "" }]);
    await act("remind", 5, { on: day(2), step: "Ask the lodge" });
    expect(await dueOf(reference)).toMatchObject([
      { kind: "answer", at: expect.any(String) },
      { kind: "reminder", on: day(2), what: "Ask the lodge" },
    ]);
  });
});

describe("a departure with people on it and room for more", () => {
  let departures = 0;
  const departs = async (days: number, changes: object = {}) => {
    const starts = day(policy.tooFewGuestsDays + days);
    const id = `few-${++departures}`;
    const row = {
      ...{ seats: 8, seats_taken: 2, source: "own", closed_reason: null, retired_at: null },
      ...changes,
    };
    await pool().query(
      `insert into departures (id, tour_id, starts, ends, price_minor, languages, source, seats,
         seats_taken, closed_reason, retired_at, origin, hash)
       values ($1, 'crater-and-plains', $2, $2::date + 5, 100000, '{en}', $3, $4, $5, $6, $7, 'desk', 'x')`,
      [id, starts, row.source, row.seats, row.seats_taken, row.closed_reason, row.retired_at],
    );
    return { id, starts };
  };

  it("is named in the week before the last day on which its guests would be told that they are too few", async () => {
    const [last, soon] = [await departs(0), await departs(7)];
    const departure = { ...soon, seats: 8, sold: 2, held: 0 };
    expect(await dueOf(soon.id)).toMatchObject([
      { kind: "few", name: "Crater and Plains in six days", departure, on: day(7), at: null },
    ]);
    expect(await dueOf(last.id)).toMatchObject([{ kind: "few", on: day(0) }]);
    for (const { id } of [await departs(-1), await departs(8)]) expect(await dueOf(id)).toEqual([]);
  });

  it.each([
    ["nobody is on it", { seats_taken: 0 }],
    ["it is full", { seats_taken: 8 }],
    ["it is a partner's", { source: "partner" }],
    ["the desk has closed it", { closed_reason: "No guide", retired_at: new Date() }],
  ])("is not where %s", async (_, changes) => {
    expect(await dueOf((await departs(3, changes)).id)).toEqual([]);
  });

  it("is where its rule has left it: who has booked still travels", async () => {
    const { id } = await departs(3, { retired_at: new Date() });
    expect(await dueOf(id)).toMatchObject([{ kind: "few" }]);
  });

  it("is guaranteed from the day after", async () => {
    const one = async (days: number) =>
      (await desk("departure", { departure: (await departs(days)).id }, baraka)).body;
    expect(await one(0)).toMatchObject({ guaranteed: false });
    expect(await one(-1)).toMatchObject({ guaranteed: true });
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
