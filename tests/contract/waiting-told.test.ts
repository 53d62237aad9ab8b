import { describe, expect, it } from "vitest";
import { leadDays } from "@/lib/backend/content/lead-days";
import { businessDay } from "@/lib/clock";
import { waitingListEndpoint } from "@/lib/contract/waiting-list";
import { book, freeDeparture, payIn, queuedEmails, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { releaseEndedHolds } = await import("@/lib/backend/jobs/booking-work");
const { tellWaiting } = await import("@/lib/backend/bookings/waiting-list/tell-waiting");

const mama = await colleague("owner", "Mama Rose");
const endHold = (reference: string) =>
  pool().query(
    "update bookings set hold_until = now() - interval '1 second' where reference = $1",
    [reference],
  );
const times = (mails: string[], mail: string) => mails.filter((each) => each === mail).length;

describe("the waiting list", () => {
  const wait = (departure: string, email: string, seats = 2) =>
    callAs("en", waitingListEndpoint, { departure, seats, full_name: "Ann Lee", email }).then(
      ({ data }) => data.reference,
    );
  const fill = (id: string, free: number) =>
    pool().query("update departures set seats_taken = seats - $2::int where id = $1", [id, free]);
  const told = async (reference: string) => times(await queuedEmails(reference), "guest seat-free");

  it("tells who has waited longest and fits, and leaves the seats to them for a day", async () => {
    const { id, starts } = await freeDeparture(4);
    await expect(wait(id, "a@example.com")).rejects.toMatchObject({
      detail: { reason: "seats_free" },
    });
    await fill(id, 0);
    const many = await wait(id, "many@example.com", 4);
    const first = await wait(id, "first@example.com");
    const second = await wait(id, "second@example.com");
    await wait(id, "First@Example.com", 4);
    await tellWaiting();
    expect(await told(first)).toBe(0);
    await fill(id, 2);
    await Promise.all([tellWaiting(), tellWaiting(), tellWaiting()]);
    await tellWaiting();
    expect(await Promise.all([many, first, second].map(told))).toEqual([0, 1, 0]);
    await pool().query(
      "update waiting_list set told_at = now() - interval '25 hours'  where reference = $1",
      [first],
    );
    await tellWaiting();
    expect(await Promise.all([many, first, second].map(told))).toEqual([0, 1, 1]);
    const waiting = async () => {
      const { rows } = await pool().query(
        "select reference from waiting_list where departure_id = $1",
        [id],
      );
      return rows.map(({ reference }) => reference).sort();
    };
    const { reference } = await book({ starts, email: "second@example.com" });
    // Anybody can book with an address that is not theirs: a paid deposit says that they do travel.
    expect(await waiting()).toEqual([many, first, second].sort());
    const { dueNowMinor } = await rowOf(reference);
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    expect(await waiting()).toEqual([many, first].sort());
  });

  it("tells somebody again whose seats were taken by others, once there are some again, and not each day", async () => {
    const { id } = await freeDeparture(4);
    await fill(id, 0);
    const first = await wait(id, "patient@example.com");
    await fill(id, 2);
    await tellWaiting();
    const timePasses = (time: string) =>
      pool().query(
        "update waiting_list set told_at = told_at - $2::interval where reference = $1",
        [first, time],
      );
    await timePasses("25 hours");
    await tellWaiting();
    expect(await told(first)).toBe(1);
    await fill(id, 0);
    await tellWaiting();
    await fill(id, 2);
    await tellWaiting();
    expect(await told(first)).toBe(2);
    // Whoever books and cancels all the time fills nobody's mailbox.
    await timePasses("50 minutes");
    await fill(id, 0);
    await tellWaiting();
    await fill(id, 2);
    await tellWaiting();
    expect(await told(first)).toBe(2);
  });

  it("tells first who was told least often: whoever never books stands in nobody's way", async () => {
    const { id } = await freeDeparture(4);
    await fill(id, 0);
    const silent = await wait(id, "silent@example.com");
    const next = await wait(id, "behind@example.com");
    await fill(id, 2);
    await tellWaiting();
    expect(await Promise.all([silent, next].map(told))).toEqual([1, 0]);
    // Somebody else takes the seats, and others become free.
    await pool().query("update waiting_list set told_at = told_at - interval '25 hours'");
    await fill(id, 0);
    await tellWaiting();
    await fill(id, 2);
    await tellWaiting();
    expect(await Promise.all([silent, next].map(told))).toEqual([1, 1]);
  });

  it("tells whoever has waited longest first again whose seats were gone before their day was over", async () => {
    const { id } = await freeDeparture(4);
    await fill(id, 0);
    const patient = await wait(id, "waits@example.com");
    const later = await wait(id, "later@example.com");
    await fill(id, 2);
    await tellWaiting();
    await pool().query("update waiting_list set told_at = told_at - interval '2 hours'");
    await fill(id, 0);
    await tellWaiting();
    await fill(id, 2);
    await tellWaiting();
    expect(await Promise.all([patient, later].map(told))).toEqual([2, 0]);
  });

  it("tells nobody again whose seats are gone because they took them, and others before them", async () => {
    const { id, starts } = await freeDeparture(4);
    await fill(id, 0);
    const taker = await wait(id, "t.aker@gmail.com");
    const next = await wait(id, "next@example.com");
    await fill(id, 2);
    await tellWaiting();
    expect(await Promise.all([taker, next].map(told))).toEqual([1, 0]);
    const { reference } = await book({ starts, email: "Taker+safari@gmail.com" });
    const timePasses = () =>
      pool().query("update waiting_list set told_at = told_at - interval '25 hours'");
    await timePasses();
    await tellWaiting();
    await fill(id, 2);
    await tellWaiting();
    expect(await Promise.all([taker, next].map(told))).toEqual([1, 1]);
    await timePasses();
    await tellWaiting();
    expect(await Promise.all([taker, next].map(told))).toEqual([1, 1]);
    // Once their hold is over they wait as before.
    await endHold(reference);
    await releaseEndedHolds();
    await fill(id, 0);
    await tellWaiting();
    await fill(id, 2);
    await tellWaiting();
    expect(await Promise.all([taker, next].map(told))).toEqual([2, 1]);
  });

  it("tells nobody who has booked there meanwhile, as long as they hold their seats", async () => {
    const { id, starts } = await freeDeparture(4);
    await fill(id, 0);
    const first = await wait(id, "first@example.com");
    const next = await wait(id, "next@example.com");
    await fill(id, 2);
    await book({ starts, email: "first@example.com" });
    await fill(id, 2);
    await tellWaiting();
    expect(await Promise.all([first, next].map(told))).toEqual([0, 1]);
  });

  it("leaves no seats to whoever was told of some and has booked: others hear of those that become free", async () => {
    const { id, starts } = await freeDeparture(4);
    await fill(id, 0);
    const taker = await wait(id, "swift@example.com");
    const next = await wait(id, "later@example.com");
    await fill(id, 2);
    await tellWaiting();
    expect(await Promise.all([taker, next].map(told))).toEqual([1, 0]);
    await book({ starts, email: "swift@example.com" });
    await fill(id, 2);
    await tellWaiting();
    expect(await Promise.all([taker, next].map(told))).toEqual([1, 1]);
  });

  it("counts at the desk for those who wait, not for who has booked there meanwhile", async () => {
    const { id, starts } = await freeDeparture(4);
    await fill(id, 0);
    await wait(id, "booked@example.com", 1);
    await wait(id, "waits@example.com", 3);
    const waiting = async () => (await desk("departure", { departure: id }, mama)).body.waiting;
    const before = await waiting();
    await fill(id, 2);
    const { reference } = await book({ starts, email: "booked@example.com" });
    expect(await waiting()).toBe(Number(before) - 1);
    await endHold(reference);
    await releaseEndedHolds();
    expect(await waiting()).toBe(before);
  });

  it("tells nobody of seats that are sold today for the last time, but of those of the desk it does", async () => {
    const { id } = await freeDeparture(4, 1);
    await fill(id, 0);
    const first = await wait(id, "lastday@example.com");
    const startsIn = (days: number, origin: string) =>
      pool().query(
        `update departures set starts = $2::date + $3::int, ends = $2::date + $3::int + 3, origin = $4
         where id = $1`,
        [id, businessDay(), days, origin],
      );
    await fill(id, 2);
    await startsIn(leadDays, "rule");
    await tellWaiting();
    expect(await told(first)).toBe(0);
    await startsIn(leadDays, "desk");
    await tellWaiting();
    expect(await told(first)).toBe(1);
    await pool().query("update waiting_list set told_at = null where reference = $1", [first]);
    await startsIn(leadDays + 1, "rule");
    await tellWaiting();
    expect(await told(first)).toBe(2);
  });

  it("is for departures that there are, with no more seats than they have", async () => {
    const { id } = await freeDeparture();
    await expect(wait("nothing-2027-01-01", "a@example.com")).rejects.toMatchObject({
      detail: { fields: { departure: ["no_departure"] } },
    });
    await expect(wait(id, "a@example.com", 20)).rejects.toMatchObject({
      detail: { fields: { seats: ["too_many_people"] } },
    });
  });
});
