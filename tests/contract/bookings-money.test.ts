import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createBookingEndpoint, operatorBookingEndpoint } from "@/lib/contract/bookings";
import { priceEndpoint } from "@/lib/contract/price-quote";
import { tourEndpoint } from "@/lib/contract/tours";
import {
  book,
  freeDeparture,
  operatorToken,
  payIn,
  privateTour,
  rowOf,
  sampleBooking,
  sharedTour,
} from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { raced, rounds } from "../support/rounds";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { endHold } = await import("@/lib/backend/bookings/lifecycle/ended-holds");
const { pool } = await import("@/lib/backend/db/pool");

const nextYear = new Date().getFullYear() + 1;
type Form = Awaited<ReturnType<typeof sampleBooking>>;
const send = (form: Form) => callAs("en", createBookingEndpoint, form);
const wrong = (field: string, why: string) => ({
  code: "invalid",
  detail: { fields: { [field]: [why] } },
});
const count = async (where: string, values: unknown[]) =>
  Number(
    (await pool().query(`select count(*) from bookings where ${where}`, values)).rows[0].count,
  );

describe("a booking that was tampered with", () => {
  it.each([
    ["no adult", { adults: 0 }, "adults"],
    ["minus one adult", { adults: -1 }, "adults"],
    ["a thousand million adults", { adults: 1e9 }, "adults"],
    ["half an adult", { adults: 1.5 }, "adults"],
    ["more people than the tour takes", { adults: 12 }, "adults"],
    ["a child of minus one", { children: [-1] }, "children.0"],
    ["a child below the minimum age", { children: [3] }, "children.0"],
    ["no room for two", { rooms: 0 }, "rooms"],
    ["more rooms than people", { rooms: 3 }, "rooms"],
    ["a day that has passed", { starts: "2020-06-01" }, "starts"],
    ["a day far ahead", { starts: "2190-06-01" }, "starts"],
    ["no day", { starts: "2027-02-30" }, "starts"],
    ["a tour that is not there", { tour: "nothing" }, "tour"],
    ["an extra that is not offered", { extras: ["helicopter"] }, "extras"],
    ["a coupon that nobody knows", { coupon_code: "NOTHING" }, "coupon_code"],
    ["no agreement", { agree: false as true }, "agree"],
    ["nobody of age", { of_age: false as true }, "of_age"],
    ["a negative total", { shown_total_minor: -1 }, "shown_total_minor"],
  ])("with %s is refused there", async (_, changes, field) => {
    const form = { ...(await sampleBooking()), ...changes };
    await expect(send(form)).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { [field]: expect.any(Array) } },
    });
  });

  it.each(["price", "price_minor", "state", "paid_minor", "reference", "departureId"])(
    "with a %s of its own is refused",
    async (name) => {
      const form = { ...(await sampleBooking()), [name]: 1 };
      await expect(send(form)).rejects.toMatchObject({ code: "invalid" });
    },
  );

  it("to another price is told that it has changed, whichever way", async () => {
    const form = await sampleBooking();
    for (const shown_total_minor of [0, 1, form.shown_total_minor - 100, 2 ** 31])
      await expect(send({ ...form, shown_total_minor })).rejects.toMatchObject({
        code: "conflict",
        detail: { reason: "price_changed" },
      });
  });

  it("to a day on which the shared tour does not start is refused", async () => {
    const { starts } = await freeDeparture();
    const dayAfter = new Date(Date.parse(starts) + 86_400_000).toISOString().slice(0, 10);
    await expect(send(await sampleBooking({ starts: dayAfter }))).rejects.toMatchObject(
      wrong("starts", "no_departure"),
    );
  });
});

describe("the price", () => {
  it("is the same to the cent on the page, in the booking and in its row", async () => {
    const { starts } = await freeDeparture(3);
    const { data: tour } = await callAs("en", tourEndpoint, { slug: sharedTour });
    const extras = tour.extras.map(({ key }) => key);
    expect(extras.length).toBeGreaterThan(1);
    const trip = { tour: sharedTour, starts, adults: 2, children: [9], extras };
    const { data: shown } = await callAs("en", priceEndpoint, { ...trip, coupon_code: "karibu5" });
    const made = await book({ ...trip, coupon_code: "KARIBU5" });
    const row = await rowOf(made.reference);
    expect(row.price).toEqual(shown);
    expect(row.totalMinor).toBe(shown.total_minor);
    expect(row).toMatchObject({ extras, coupon: "KARIBU5" });
    expect(shown.lines.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["adults", "child", "extra", "coupon"]),
    );
  });

  it("has an extra for everybody only when everybody is old enough", async () => {
    const trip = { tour: privateTour, starts: `${nextYear}-08-10`, adults: 2, children: [6] };
    const balloon = { extras: ["serengeti-balloon"] };
    await expect(callAs("en", priceEndpoint, { ...trip, ...balloon })).rejects.toMatchObject(
      wrong("extras", "too_young_for_extra"),
    );
    const { data } = await callAs("en", priceEndpoint, { ...trip, children: [7], ...balloon });
    expect(data.lines).toContainEqual(
      expect.objectContaining({ key: "serengeti-balloon", count: 3, amount_minor: 179_700 }),
    );
  });
});

it("six bookings a minute from one address are one too many", async () => {
  const form = await sampleBooking({ adults: 1 });
  const from = (address: string) => callAs("en", createBookingEndpoint, form, { address });
  for (let at = 0; at < 5; at += 1)
    await from("203.0.113.30").catch(({ code }) => expect(code).toBe("conflict"));
  await expect(from("203.0.113.30")).rejects.toMatchObject({ code: "too_many" });
});

describe("the last seat", () => {
  it(
    "is sold once to 25 who want it at the same moment, time and again",
    async () => {
      const { id, starts, seats } = await freeDeparture();
      const form = await sampleBooking({ starts, adults: 1 });
      for (let round = 0; round < rounds(20); round += 1) {
        await pool().query("update departures set seats_taken = seats - 1 where id = $1", [id]);
        const before = await count("departure_id = $1", [id]);
        const tries = await Promise.allSettled(
          Array.from({ length: 25 }, (_, at) => send({ ...form, email: `guest${at}@example.com` })),
        );
        expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
        for (const each of tries)
          if (each.status === "rejected")
            expect(each.reason).toMatchObject({ detail: { reason: "seats_gone" } });
        expect(await count("departure_id = $1", [id])).toBe(before + 1);
        const { rows } = await pool().query("select seats_taken from departures where id = $1", [
          id,
        ]);
        expect(rows[0].seats_taken).toBe(seats);
      }
    },
    rounds(120_000),
  );
});

describe("a coupon", () => {
  const asked = async (coupon_code: string, address?: string, changes = {}) => {
    const { starts } = await freeDeparture();
    const trip = { tour: sharedTour, starts, adults: 2, coupon_code, ...changes };
    return callAs("en", priceEndpoint, trip, address ? { address } : {});
  };
  const set = (change: string) =>
    pool().query(`update coupons set ${change} where code = 'KARIBU5'`);

  it.each([
    ["unknown", "true", "KARIBU", "unknown_coupon"],
    ["not valid yet", "valid_from = current_date + 2", "KARIBU5", "coupon_expired"],
    ["not valid any more", "valid_until = current_date - 2", "KARIBU5", "coupon_expired"],
    ["used up", "uses = uses_most", "KARIBU5", "coupon_used_up"],
    ["below its minimum", "minimum_minor = 100000000", "KARIBU5", "coupon_minimum"],
    ["taken off the list", "retired_at = now()", "KARIBU5", "unknown_coupon"],
  ])("that is %s says so", async (_, change, code, why) => {
    const { rows } = await pool().query("select * from coupons where code = 'KARIBU5'");
    if (change !== "true") await set(change);
    await expect(asked(code)).rejects.toMatchObject(wrong("coupon_code", why));
    const [{ valid_from, valid_until, uses, minimum_minor }] = rows;
    await pool().query(
      `update coupons set valid_from = $1, valid_until = $2, uses = $3, minimum_minor = $4,
       retired_at = null where code = 'KARIBU5'`,
      [valid_from, valid_until, uses, minimum_minor],
    );
    await expect(asked("KARIBU5")).resolves.toMatchObject({ data: { currency: "USD" } });
  });

  it("cannot be guessed more than ten times a minute; whoever knows one may look as often", async () => {
    for (let at = 0; at < 12; at += 1) await asked("KARIBU5", "203.0.113.9");
    for (let at = 0; at < 10; at += 1)
      await expect(asked(`GUESS${at}`, "203.0.113.9")).rejects.toMatchObject({ code: "invalid" });
    await expect(asked("GUESS", "203.0.113.9")).rejects.toMatchObject({ code: "too_many" });
    await expect(asked("KARIBU5", "203.0.113.9")).rejects.toMatchObject({ code: "too_many" });
    await asked("KARIBU5", "203.0.113.10");
  });

  it(
    "with one use left is there for the same request, however often it is sent",
    raced,
    async () => {
      await pool().query("update coupons set uses = uses_most - 1 where code = 'TWIGA-150'");
      const form = await sampleBooking({
        tour: privateTour,
        starts: `${nextYear}-06-10`,
        coupon_code: "TWIGA-150",
      });
      const context = { idempotencyKey: randomUUID() };
      const again = () => callAs("en", createBookingEndpoint, form, context);
      const answers = await Promise.all(Array.from({ length: 30 }, again));
      expect(new Set([...answers, await again()].map(({ data }) => data.reference)).size).toBe(1);
    },
  );

  it(
    "with one use left is used by one of fifty at the same moment, who gives it back by cancelling",
    raced,
    async () => {
      const { cancelBookingEndpoint } = await import("@/lib/contract/bookings");
      await pool().query("update coupons set uses = uses_most - 1 where code = 'TWIGA-150'");
      const form = await sampleBooking({
        tour: privateTour,
        starts: `${nextYear}-06-10`,
        coupon_code: "TWIGA-150",
      });
      const tries = await Promise.allSettled(Array.from({ length: 50 }, () => send(form)));
      const made = tries.flatMap((each) => (each.status === "fulfilled" ? [each.value.data] : []));
      expect(made).toHaveLength(1);
      for (const each of tries)
        if (each.status === "rejected")
          expect(each.reason).toMatchObject(wrong("coupon_code", "coupon_used_up"));
      const left = async () =>
        (await pool().query("select uses_most - uses left from coupons where code = 'TWIGA-150'"))
          .rows[0].left;
      expect(await left()).toBe(0);
      const [{ reference = "", key = "" } = {}] = made;
      const input = { reference, shown_refund_minor: 0 };
      await callAs("en", cancelBookingEndpoint, input, { token: key });
      expect(await left()).toBe(1);
    },
  );

  const usesLeft = async (code: string) =>
    Number(
      (await pool().query("select uses_most - uses as left from coupons where code = $1", [code]))
        .rows[0].left,
    );
  const payDeposit = async (reference: string) =>
    payIn(reference, (await rowOf(reference)).dueNowMinor, `payment ${reference}-1`);

  it("is counted again when its booking is paid after the hold has ended, also beyond the last use", async () => {
    await set("uses = uses_most - 1");
    const { starts } = await freeDeparture();
    const { reference } = await book({ starts, coupon_code: "KARIBU5" });
    await pool().query(
      "update bookings set hold_until = now() - interval '1 minute' where reference = $1",
      [reference],
    );
    await endHold(reference);
    expect(await usesLeft("KARIBU5")).toBe(1);
    await set("uses = uses_most");
    await payDeposit(reference);
    expect(await rowOf(reference)).toMatchObject({ state: "confirmed", coupon: "KARIBU5" });
    expect(await usesLeft("KARIBU5")).toBe(-1);
    await set("uses = 0");
  });

  it("of a wish that was closed is there for others, and counted when it is booked after all", async () => {
    await pool().query("update coupons set uses = 0 where code = 'TWIGA-150'");
    const trip = { tour: privateTour, starts: `${nextYear}-06-10` };
    const { reference } = await book({ ...trip, coupon_code: "TWIGA-150" });
    expect(await usesLeft("TWIGA-150")).toBe(2);
    const closing = { request: reference, version: 1, reason: "price" };
    expect((await desk("mark-lost", closing, await colleague("sales"))).status).toBe(200);
    expect(await usesLeft("TWIGA-150")).toBe(3);
    const token = await operatorToken(reference, "available");
    await callAs("en", operatorBookingEndpoint, { token, confirm: true });
    await payDeposit(reference);
    expect(await rowOf(reference)).toMatchObject({ state: "confirmed", coupon: "TWIGA-150" });
    expect(await usesLeft("TWIGA-150")).toBe(2);
  });
});
