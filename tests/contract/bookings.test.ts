import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bookingEndpoint, createBookingEndpoint } from "@/lib/contract/bookings";
import { policy } from "@/lib/pricing/policy";
import { freeDeparture, nextYear, privateTour, sampleBooking } from "../support/booking";
import { contentDatabase } from "../support/database";
import { raced } from "../support/rounds";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

// The mails are only queued here.

const count = async () =>
  Number((await pool().query("select count(*) from bookings")).rows[0].count);
const see = (reference: string, token?: string) =>
  callAs("en", bookingEndpoint, { reference }, token ? { token } : {});

describe("a booking", () => {
  it("of a departure of our own holds its seats for as long as the policy says", async () => {
    const departure = await freeDeparture();
    const form = await sampleBooking({ starts: departure.starts });
    const { data } = await callAs("en", createBookingEndpoint, form);
    expect(data).toMatchObject({ state: "provisional", reference: expect.stringMatching(/^B-/) });
    const { data: booking } = await see(data.reference, data.key);
    expect(booking).toMatchObject({
      state: "provisional",
      fixed_date: true,
      adults: 2,
      name: "Jürgen Weiß",
      paid_minor: 0,
      refund_minor: null,
      actions: ["pay", "invoice", "change", "cancel"],
      papers: [],
    });
    expect(booking.price.total_minor).toBe(form.shown_total_minor);
    expect(booking.due_now_minor + booking.balance_minor).toBe(form.shown_total_minor);
    const left = Date.parse(booking.hold_until ?? "") - Date.now();
    expect(left / 3_600_000).toBeCloseTo(policy.holdHours, 1);
    const [row] = (
      await pool().query("select seats_taken from departures where id = $1", [departure.id])
    ).rows;
    expect(row.seats_taken).toBe(departure.seats_taken + 2);
  });

  it("keeps nothing of the connection it was made from", async () => {
    const [form, from] = [await sampleBooking(), { address: "198.51.100.77" }];
    const { data } = await callAs("en", createBookingEndpoint, form, from);
    const { rows } = await pool().query("select b::text from bookings b where reference = $1", [
      data.reference,
    ]);
    expect(rows[0].b).not.toContain("198.51.100");
  });

  it("of a private tour is an enquiry first, and holds nothing", async () => {
    const form = await sampleBooking({
      tour: privateTour,
      starts: nextYear("06-10"),
    });
    const { data } = await callAs("en", createBookingEndpoint, form);
    expect(data.state).toBe("enquiry");
    const { data: booking } = await see(data.reference, data.key);
    expect(booking).toMatchObject({
      fixed_date: false,
      hold_until: null,
      actions: ["change", "cancel"],
    });
  });

  it("is there for its key only", async () => {
    const { data } = await callAs("en", createBookingEndpoint, await sampleBooking());
    const another = await callAs("en", createBookingEndpoint, await sampleBooking());
    const tries = [undefined, another.data.key, `${data.key}x`, data.key.slice(0, -1), "bk_", "x"];
    for (const token of tries)
      await expect(see(data.reference, token)).rejects.toMatchObject({ code: "not_found" });
    await expect(see("B-2222-2222-2222", data.key)).rejects.toMatchObject({ code: "not_found" });
  });

  it("sent fifty times at once with one key is one row, with one answer", raced, async () => {
    const before = await count();
    const form = await sampleBooking();
    const context = { idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        callAs("en", createBookingEndpoint, { ...form, seconds_open: at + 2 }, context),
      ),
    );
    expect(new Set(answers.map(({ data }) => `${data.reference} ${data.key}`)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it("from a robot is thanked and forgotten", async () => {
    const before = await count();
    const form = await sampleBooking({ website: "http://spam.example" });
    const { data } = await callAs("en", createBookingEndpoint, form);
    expect(data.reference).toMatch(/^B-/);
    expect(await count()).toBe(before);
  });
});
