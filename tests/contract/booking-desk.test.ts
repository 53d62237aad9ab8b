import { describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import {
  bookingEndpoint,
  type OperatorAction,
  operatorBookingEndpoint,
} from "@/lib/contract/bookings";
import type { InputOf } from "@/lib/contract/endpoint";
import {
  book,
  freeDeparture,
  nextYear,
  operatorToken,
  payIn,
  privateTour,
  queuedEmails,
  rowOf,
} from "../support/booking";
import { contentDatabase } from "../support/database";
import { raced } from "../support/rounds";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { operatorLinks } = await import("@/lib/backend/bookings/operator/operator-links");
const { signLink } = await import("@/lib/backend/requests/signed-link");

type Order = InputOf<typeof operatorBookingEndpoint>;
const enquire = () => book({ tour: privateTour, starts: nextYear("06-10") });
const ask = (token: string, order: Partial<Order> = {}) =>
  callAs("en", operatorBookingEndpoint, { token, confirm: true, ...order });
const order = async (reference: string, action: OperatorAction, more: Partial<Order> = {}) =>
  ask(await operatorToken(reference, action), more);
const notNow = { code: "conflict", detail: { reason: "not_now" } };

describe("a link of the operator's mail", () => {
  it("tells what it would do, does it once, and is refused afterwards", raced, async () => {
    const { reference } = await enquire();
    const links = await operatorLinks(await rowOf(reference));
    const token = links[0]?.href.split("#")[1] ?? "";
    expect(links[0]?.href).toMatch(/^http:\/\/localhost:\d+\/Booking-Desk#/);
    const look = await ask(token, { confirm: false });
    expect(look.data).toMatchObject({ action: "available", done: false });
    expect((await rowOf(reference)).state).toBe("enquiry");
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => ask(token)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of tries)
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "conflict" });
    expect(await rowOf(reference)).toMatchObject({
      state: "invoiced",
      invoice: expect.any(String),
    });
    const mails = await queuedEmails(reference);
    expect(mails.filter((mail) => mail === "guest invoice")).toHaveLength(1);
    for (const confirm of [true, false])
      await expect(ask(token, { confirm })).rejects.toMatchObject({
        detail: { reason: "link_refused" },
      });
  });

  it("that is forged, expired or of another kind does nothing", async () => {
    const { reference } = await enquire();
    const token = await operatorToken(reference, "cancel");
    const expires = Math.floor(Date.now() / 1000) + 60;
    const [body = "", signature = ""] = token.split(".");
    const other = Buffer.from(JSON.stringify({ action: "booking-cancel", subject: "x", expires }));
    for (const bad of [
      "",
      "x",
      `${body}.`,
      `${body}.${signature.slice(0, -2)}AA`,
      `${other.toString("base64url")}.${signature}`,
      await signLink({ action: "booking-cancel", subject: reference, expires: expires - 61 }),
      await signLink({ action: "publish", subject: reference, expires }),
      await signLink({ action: "cancel", subject: reference, expires }),
    ])
      await expect(ask(bad)).rejects.toMatchObject({ code: "forbidden" });
    expect((await rowOf(reference)).state).toBe("enquiry");
  });

  it("survives being refused: what was impossible may be possible later", async () => {
    const departure = await freeDeparture();
    await pool().query("update departures set source = 'partner' where id = $1", [departure.id]);
    const { reference } = await book({ starts: departure.starts });
    expect((await rowOf(reference)).state).toBe("enquiry");
    const token = await operatorToken(reference, "available");
    await pool().query("update departures set seats_taken = seats where id = $1", [departure.id]);
    await expect(ask(token)).rejects.toMatchObject({ detail: { reason: "seats_gone" } });
    await pool().query("update departures set seats_taken = seats - 2 where id = $1", [
      departure.id,
    ]);
    expect((await ask(token)).data.booking.state).toBe("invoiced");
    expect((await rowOf(reference)).seats).toBe(2);
  });
});

describe("what the operator decides", () => {
  it("is refused where the booking is in no state for it", async () => {
    const confirmed = await book();
    const { data } = await callAs("en", bookingEndpoint, confirmed, { token: confirmed.key });
    await payIn(confirmed.reference, data.due_now_minor, `payment ${confirmed.reference}-1`);
    await expect(order(confirmed.reference, "available")).rejects.toMatchObject(notNow);
    // Another one than the booking's own, whether there are seats left on that or not.
    const { starts } = await freeDeparture(2, 1);
    await expect(order(confirmed.reference, "propose", { dates: [starts] })).rejects.toMatchObject(
      notNow,
    );
    await order(confirmed.reference, "cancel");
    for (const action of ["available", "cancel"] as const)
      await expect(order(confirmed.reference, action)).rejects.toMatchObject(notNow);
  });

  it("to cancel by a link is ours: it gives everything back, as it says before, near the start too", async () => {
    const { reference } = await enquire();
    await order(reference, "available");
    const { totalMinor } = await rowOf(reference);
    await payIn(reference, totalMinor, `payment ${reference}-1`);
    await pool().query("update bookings set starts = current_date + 5 where reference = $1", [
      reference,
    ]);
    const token = await operatorToken(reference, "cancel");
    const look = await ask(token, { confirm: false });
    expect(look.data.gives_back_minor).toBe(totalMinor);
    const { data } = await ask(token, { message: "The road is closed." });
    expect(data.booking).toMatchObject({ state: "cancelled", refund_minor: totalMinor });
  });

  it.each([
    ["no date", []],
    ["a date that has passed", ["2020-01-01"]],
    ["today", [businessDay()]],
    ["a date far ahead", ["2190-01-01"]],
  ])("to propose %s is refused", async (_, dates) => {
    const { reference } = await enquire();
    await expect(order(reference, "propose", { dates })).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { dates: expect.any(Array) } },
    });
  });

  it("to propose shows the other free departures of a shared tour, not the booked one", async () => {
    const { reference } = await book();
    const { starts } = await rowOf(reference);
    const token = await operatorToken(reference, "propose");
    const { data } = await ask(token, { confirm: false });
    expect(data.departures.length).toBeGreaterThan(2);
    expect(data.departures).not.toContain(starts);
    await expect(ask(token, { dates: [starts] })).rejects.toMatchObject({
      detail: { fields: { dates: expect.any(Array) } },
    });
    await ask(token, { dates: data.departures.slice(0, 2), message: "The guide is ill." });
    expect(await rowOf(reference)).toMatchObject({ state: "consultation", seats: 0 });
    expect(await queuedEmails(reference)).toContain("guest proposed");
  });
});

describe("a bank transfer", () => {
  it("is entered once under its bank reference and confirms like any payment", async () => {
    const { reference } = await book();
    const { dueNowMinor, totalMinor } = await rowOf(reference);
    const record = (amount_minor: number, bank_reference: string) =>
      order(reference, "record_payment", { amount_minor, bank_reference });
    expect((await record(dueNowMinor - 1500, "FT 27/001")).data.booking).toMatchObject({
      state: "provisional",
      paid_minor: dueNowMinor - 1500,
      due_now_minor: 1500,
    });
    await expect(record(1500, "ft 27/001")).rejects.toMatchObject({
      detail: { reason: "payment_known" },
    });
    expect((await record(1500, "FT 27/002")).data.booking).toMatchObject({
      state: "confirmed",
      payments: [
        { purpose: "deposit", state: "completed" },
        { purpose: "deposit", state: "completed" },
      ],
    });
    const { data } = await record(totalMinor - dueNowMinor, "FT 27/003");
    expect(data.booking).toMatchObject({ paid_minor: totalMinor, balance_minor: 0 });
    expect(data.booking.payments[2]).toMatchObject({ purpose: "balance" });
  });

  it.each([
    ["without an amount", { bank_reference: "FT1" }, "amount_minor"],
    ["without its reference", { amount_minor: 100 }, "bank_reference"],
    ["of more than the price", { amount_minor: 90_000_000, bank_reference: "FT1" }, "amount_minor"],
    ["of nothing", { amount_minor: 0, bank_reference: "FT1" }, "amount_minor"],
    ["with markup", { amount_minor: 100, bank_reference: "<b>" }, "bank_reference"],
  ])("%s is refused", async (_, more, field) => {
    const { reference } = await book();
    await expect(order(reference, "record_payment", more)).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { [field]: expect.any(Array) } },
    });
  });
});
