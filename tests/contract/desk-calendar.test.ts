import { describe, expect, it } from "vitest";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";
import { departuresEndpoint } from "@/lib/contract/departures";
import type { Calendar, DepartureDetail } from "@/lib/contract/desk/calendar";
import { formatDay } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { book, freeDeparture, sharedTour } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { raced, rounds } from "../support/rounds";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const asha = await colleague("operations", "Asha");
const juma = await colleague("owner", "Juma");

const used = new Set<string>();
/** A departure of a test's own, whatever the others want of theirs. */
async function own(seats = 2) {
  for (let skip = 0; ; skip += 1) {
    const departure = await freeDeparture(seats, skip);
    if (used.has(departure.id)) continue;
    used.add(departure.id);
    return departure;
  }
}

const one = async (departure: string) =>
  (await desk("departure", { departure }, asha)).body as unknown as DepartureDetail;
const calendar = async (from: string) =>
  (await desk("calendar", { from }, asha)).body as unknown as Calendar;
/** Decides something about a departure as it stands. */
async function act(call: string, departure: string, more = {}, who = asha) {
  const { version, on_it } = await one(departure);
  const knowing =
    call === "close-departure" ? { bookings: on_it.map(({ reference }) => reference) } : {};
  return desk(call, { departure, version, ...knowing, ...more }, who);
}
const close = (departure: string, reason = "Out of season") =>
  act("close-departure", departure, { reason });
const offered = async (tour: string) =>
  (await callAs("en", departuresEndpoint, { tour, per_page: 60 })).data.map(({ id }) => id);
const reason = (body: object) => (body as { error: { reason?: string } }).error.reason;
const fields = (body: object) =>
  (body as { error: { fields?: Record<string, string[]> } }).error.fields;

describe("the calendar", () => {
  it("shows three weeks of departures with what is sold, held and free", async () => {
    const { id, starts } = await own(4);
    await pool().query("update departures set seats = 7, seats_taken = 1 where id = $1", [id]);
    const held = await book({ starts });
    const shown = await calendar(addDays(starts, -5));
    expect(shown.until).toBe(addDays(starts, 15));
    const row = shown.departures.find((each) => each.id === id);
    expect(row).toMatchObject({
      starts,
      seats: 7,
      sold: 1,
      held: 2,
      closed: false,
      origin: "rule",
    });
    expect(row?.title).toMatch(/: 4 days$/);
    // One that is under way is there, too.
    expect((await calendar(addDays(starts, 1))).departures.map((each) => each.id)).toContain(id);
    expect((await one(id)).on_it).toMatchObject([
      { reference: held.reference, name: "Jürgen Weiß", people: 2, state: "provisional" },
    ]);
    await pool().query("update bookings set state = 'confirmed' where reference = $1", [
      held.reference,
    ]);
    expect(await one(id)).toMatchObject({ sold: 3, held: 0 });
  });

  it("names the shared tours, of which one can be added, with what their departures are like", async () => {
    const { tours } = await calendar("2030-01-01");
    const { rows } = await pool().query("select id from tours where trip_type = 'shared'");
    expect(tours.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    for (const { seats, languages } of tours) {
      expect(seats).toBeGreaterThan(0);
      expect(languages.length).toBeGreaterThan(0);
    }
  });
});

describe("a departure that the desk closes", () => {
  it("is not offered nor booked, says why, and comes back as it was", async () => {
    const { id, starts } = await own();
    expect((await close(id)).status).toBe(200);
    expect(await offered(sharedTour)).not.toContain(id);
    await expect(book({ starts })).rejects.toMatchObject({
      detail: { fields: { starts: ["no_departure"] } },
    });
    expect(await one(id)).toMatchObject({
      closed: true,
      reason: "Out of season",
      origin: "desk",
      version: 2,
      history: [{ action: "close-departure", by: "Asha" }],
    });
    expect(reason((await close(id)).body)).toBe("closed_already");
    expect((await act("open-departure", id, {}, juma)).status).toBe(200);
    expect(await offered(sharedTour)).toContain(id);
    expect(await one(id)).toMatchObject({ closed: false, reason: "", version: 3 });
    expect(reason((await act("open-departure", id)).body)).toBe("open_already");
    expect((await book({ starts })).reference).toMatch(/^B-/);
    const { rows } = await pool().query("select action, after from audit where subject = $1", [id]);
    expect(rows).toEqual([
      { action: "close-departure", after: { state: "closed", reason: "written", bookings: 0 } },
      { action: "open-departure", after: { state: "open" } },
    ]);
  });

  it("keeps who is on it, whom whoever closes it must have seen", async () => {
    const { id, starts } = await own();
    const { reference, key } = await book({ starts });
    const { version } = await one(id);
    const blind = { departure: id, version, reason: "No guide", bookings: [] };
    const refused = await desk("close-departure", blind, asha);
    expect([refused.status, reason(refused.body)]).toEqual([409, "booked_meanwhile"]);
    const before = await bookingOf(reference);
    expect((await close(id)).status).toBe(200);
    expect(await bookingOf(reference)).toEqual(before);
    expect((await one(id)).on_it).toHaveLength(1);
    // They may still go by themselves, and their seats come back to a departure that is closed.
    await callAs("en", cancelBookingEndpoint, { reference, shown_refund_minor: 0 }, { token: key });
    expect(await one(id)).toMatchObject({ held: 0, closed: true, on_it: [] });
  });

  it(
    "is closed once, however many do it at once: the second is told what the first did",
    raced,
    async () => {
      const { id } = await own();
      const { version } = await one(id);
      const answers = await Promise.all([
        desk("close-departure", { departure: id, version, reason: "Rain", bookings: [] }, asha),
        desk("change-seats", { departure: id, version, seats: 30 }, juma),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(reason(answers.find(({ status }) => status === 409)?.body ?? {})).toBe(
        "changed_meanwhile",
      );
      const { history } = await one(id);
      expect(history).toHaveLength(1);
      expect(history[0]?.by).toBe(answers[0]?.status === 200 ? "Asha" : "Juma");
    },
  );

  it("is one that lies ahead and is there", async () => {
    const { id } = await own();
    await pool().query("update departures set starts = current_date - 1 where id = $1", [id]);
    expect(reason((await close(id)).body)).toBe("departure_left");
    const nothing = { departure: "nothing-2030-01-01", version: 1 };
    expect((await desk("open-departure", nothing, asha)).status).toBe(404);
    expect((await desk("departure", { departure: "nothing" }, asha)).status).toBe(404);
    expect((await act("close-departure", id, { reason: " " })).status).toBe(422);
  });
});

const bookingOf = async (reference: string) =>
  (await pool().query("select * from bookings where reference = $1", [reference])).rows[0];

describe("the seats of a departure", () => {
  it("become more or fewer, never fewer than are sold and held", async () => {
    const { id, starts } = await own(4);
    await pool().query("update departures set seats = 7, seats_taken = 1 where id = $1", [id]);
    await book({ starts });
    const refused = await act("change-seats", id, { seats: 2 });
    expect([refused.status, reason(refused.body)]).toEqual([409, "seats_taken"]);
    expect((await act("change-seats", id, { seats: 3 })).status).toBe(200);
    expect(await one(id)).toMatchObject({ seats: 3, origin: "desk", version: 2 });
    await expect(book({ starts, adults: 1 })).rejects.toThrow();
    expect((await act("change-seats", id, { seats: 4 })).status).toBe(200);
    expect((await book({ starts, adults: 1 })).reference).toMatch(/^B-/);
    for (const seats of [0, 41, 2.5]) {
      expect((await act("change-seats", id, { seats })).status).toBe(422);
    }
    expect((await one(id)).history.map(({ change }) => change)).toEqual(["3 → 4", "7 → 3"]);
  });

  it("are never sold twice by the site while the desk makes them fewer", raced, async () => {
    const { id, starts } = await own();
    for (let round = 0; round < rounds(4); round += 1) {
      await pool().query("update departures set seats = 6, seats_taken = 0 where id = $1", [id]);
      const { version } = await one(id);
      const orders = [1, 2, 3].map((each) =>
        book({ starts, email: `g${round}${each}@example.com` }),
      );
      const results = await Promise.allSettled([
        ...orders,
        desk("change-seats", { departure: id, version, seats: 4 }, asha),
      ]);
      const booked = results.slice(0, 3).filter(({ status }) => status === "fulfilled").length;
      const { seats, sold, held } = await one(id);
      expect(sold + held).toBe(booked * 2);
      expect(seats).toBeGreaterThanOrEqual(sold + held);
      expect([4, 6]).toContain(seats);
      await pool().query("update bookings set seats = 0 where departure_id = $1", [id]);
    }
  });
});

describe("a departure that the desk adds", () => {
  const days = async (tour: string) =>
    (await calendar("2030-01-01")).tours.find(({ id }) => id === tour);
  const free = async () => {
    const { id, starts } = await own();
    const tour = id.slice(0, -11);
    return { tour, starts: addDays(starts, 2) };
  };
  const add = (input: object, who = asha) =>
    desk("add-departure", { seats: 5, languages: ["en", "it"], ...input }, who);

  it("is offered at the tour's price, and booked like any other", async () => {
    const { tour, starts } = await free();
    expect(await days(tour)).toBeDefined();
    const added = await add({ tour, starts });
    expect(added.body).toEqual({ departure: `${tour}-${starts}` });
    const { data } = await callAs("en", departuresEndpoint, { tour: sharedTour, per_page: 60 });
    const [shown, like] = [data.find((each) => each.starts === starts), data[0]];
    expect(shown).toMatchObject({
      seats: 5,
      seats_left: 5,
      languages: ["en", "it"],
      source: "own",
    });
    expect(shown?.price_per_person.amount_minor).toBeGreaterThan(0);
    expect(shown?.tour).toEqual(like?.tour);
    expect((await book({ starts })).reference).toMatch(/^B-/);
    expect(await one(`${tour}-${starts}`)).toMatchObject({
      held: 2,
      origin: "desk",
      history: [{ action: "add-departure", by: "Asha", change: "" }],
    });
    const again = await add({ tour, starts });
    expect([again.status, reason(again.body)]).toEqual([409, "departure_exists"]);
  });

  it("is on a day that its rule has left, with the seats that are sold there; not on one that was closed", async () => {
    const { id, starts } = await own(4);
    const tour = id.slice(0, -11);
    await book({ starts });
    const left = `update departures set retired_at = now(), source = 'partner', seats_taken = 3 where id = $1`;
    await pool().query(left, [id]);
    const few = await add({ tour, starts, seats: 2 });
    expect([few.status, reason(few.body)]).toEqual([409, "seats_taken"]);
    expect((await add({ tour, starts, seats: 8 })).body).toEqual({ departure: id });
    expect(await offered(sharedTour)).toContain(id);
    expect(await one(id)).toMatchObject({
      ...{ seats: 8, sold: 1, held: 2, closed: false, origin: "desk", version: 2 },
      history: [{ action: "add-departure", by: "Asha" }],
    });
    expect((await book({ starts })).reference).toMatch(/^B-/);
    expect((await close(id)).status).toBe(200);
    expect(reason((await add({ tour, starts })).body)).toBe("departure_exists");
  });

  it("is one of a shared tour, on a day that can be booked and on which it runs", async () => {
    const { tour, starts } = await free();
    const wrong = async (input: object) => fields((await add({ tour, starts, ...input })).body);
    for (const none of ["crater-and-plains", "nothing"]) {
      expect(reason((await add({ tour: none, starts })).body)).toBe("not_shared");
    }
    expect(await wrong({ starts: "2020-01-01" })).toMatchObject({
      starts: [expect.stringMatching(/has passed/)],
    });
    expect(await wrong({ starts: "2090-01-01" })).toMatchObject({
      starts: [expect.stringMatching(/three years/)],
    });
    expect(await wrong({ languages: [] })).toMatchObject({
      languages: [expect.stringMatching(/fill this in/)],
    });
    await pool().query(
      `update tours set facts = jsonb_set(facts, '{runs}', '[{"day": 1, "weekdays": ["monday"]}]') where id = $1`,
      [tour],
    );
    const monday = (day: string): string =>
      new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? day : monday(addDays(day, 1));
    const fits = monday(starts);
    const named = [fits, addDays(fits, 7)].map((day) => formatDay(day, "en", "full"));
    for (const day of named) {
      expect(String((await wrong({ starts: addDays(fits, 1) }))?.starts)).toContain(day);
    }
    await pool().query(`update tours set facts = jsonb_set(facts, '{runs}', '[]') where id = $1`, [
      tour,
    ]);
  });
});
