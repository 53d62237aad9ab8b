import { describe, expect, it } from "vitest";
import type { ChangeBeginning } from "@/lib/contract/desk/booking-changes";
import { weekdays } from "@/lib/contract/weekdays";
import { addDays } from "@/lib/pricing/days";
import { freeDeparture, queuedEmails, rowOf } from "../support/booking";
import {
  answer,
  changeBy,
  confirmed,
  departureBeside,
  pricedBy,
  seatsOn,
  seen,
} from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { reasonOf } from "../support/reason-of";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");

/** A booking of two, its departure, and how many of the seats of that are free for it. */
async function booked() {
  const { starts } = await freeDeparture(4);
  const { reference, token } = await confirmed("deposit", { starts });
  const { departureId } = await rowOf(reference);
  const set = (columns: string) =>
    pool().query(`update departures set ${columns} where id = $1`, [departureId]);
  const freeForIt = async () => {
    const { body } = await desk("begin-change", { booking: reference }, neema);
    const { tour } = body as unknown as ChangeBeginning;
    return tour.departures.filter((each) => each.starts === starts);
  };
  const { rows } = await pool().query("select seats, source from departures where id = $1", [
    departureId,
  ]);
  const left = rows[0].seats - (await seatsOn(departureId ?? ""));
  const own = { starts, source: rows[0].source, free: left + 2 };
  return { reference, token, id: departureId ?? "", set, freeForIt, own };
}

describe("the departure that a booking has", () => {
  it("has its free seats for it while others can join it, however many departures come before", async () => {
    const { id, freeForIt, own } = await booked();
    expect(await freeForIt()).toEqual([own]);
    await pool().query(
      `insert into departures (id, tour_id, starts, ends, price_minor, languages, source, seats, origin, hash)
       select 'before-' || n, tour_id, starts - n, ends - n, price_minor, languages, source, seats, 'desk', 'x'
       from departures, generate_series(1, 60) n where id = $1`,
      [id],
    );
    expect(await freeForIt()).toEqual([own]);
    await pool().query("delete from departures where id like 'before-%'");
  });

  it("has them also in its last days, when it is not sold to others any more", async () => {
    const { reference, token, id, set, freeForIt, own } = await booked();
    await set("retired_at = starts - 3");
    expect(await freeForIt()).toEqual([own]);
    const taken = await seatsOn(id);
    await changeBy(neema, reference, { adults: 3 });
    await answer(reference, token, true);
    expect(await seatsOn(id)).toBe(taken + 1);
    await set("retired_at = null");
  });

  it("has for it no more than it holds once nobody new travels on it, or it is full", async () => {
    const { set, freeForIt, own } = await booked();
    await set("retired_at = starts - 30");
    expect(await freeForIt()).toEqual([{ ...own, free: 2 }]);
    await set("retired_at = null, seats = seats_taken");
    expect(await freeForIt()).toEqual([{ ...own, free: 2 }]);
  });
});

describe("a change to a departure that is closed before the guest agrees", () => {
  const proposed = async () => {
    const { reference, token, own } = await booked();
    const { id, starts } = await departureBeside(own.starts);
    expect((await changeBy(neema, reference, { starts })).status).toBe(200);
    await pool().query("update departures set retired_at = starts - 30 where id = $1", [id]);
    const reopen = () =>
      pool().query("update departures set retired_at = null where id = $1", [id]);
    return { reference, token, reopen };
  };

  it("is taken back as they try to: they read how it stands, and the desk is told", async () => {
    const { reference, token, reopen } = await proposed();
    const before = await rowOf(reference);
    expect(await reasonOf(answer(reference, token, true))).toBe("change_gone");
    expect(await rowOf(reference)).toMatchObject({ starts: before.starts, seats: 2 });
    const { proposed_change, actions } = await seen(reference, token);
    expect([proposed_change, actions]).toEqual([null, expect.not.arrayContaining(["answer"])]);
    const { body } = await desk("booking", { booking: reference }, neema);
    expect(body.proposed_change).toBeNull();
    expect(await queuedEmails(reference)).toContain("operator attention");
    const { rows } = await pool().query(
      "select data->>'detail' detail from jobs where kind = 'mail' and data->>'reference' = $1 and data->>'news' = 'attention'",
      [reference],
    );
    expect(rows).toMatchObject([{ detail: expect.stringMatching(/^change_closed change \d+$/) }]);
    await reopen();
  });

  it("can still be declined", async () => {
    const { reference, token, reopen } = await proposed();
    expect(await reasonOf(answer(reference, token, false))).toBe("done");
    expect((await seen(reference, token)).proposed_change).toBeNull();
    await reopen();
  });
});

describe("a booking on a day on which its tour does not run any more", () => {
  it("has its party and extras changed on that day, and goes to no other such day", async () => {
    const { reference, token, id, own } = await booked();
    const { tourId, departureId } = await rowOf(reference);
    const weekday = weekdays[(new Date(own.starts).getUTCDay() + 3) % 7];
    const runsOn = (runs: object[]) =>
      pool().query("update tours set facts = jsonb_set(facts, '{runs}', $2::jsonb) where id = $1", [
        tourId,
        JSON.stringify(runs),
      ]);
    await runsOn([{ day: 1, weekdays: [weekday] }]);
    const taken = await seatsOn(id);
    expect((await changeBy(neema, reference, { adults: 3 })).status).toBe(200);
    await answer(reference, token, true);
    expect(await rowOf(reference)).toMatchObject({ adults: 3, starts: own.starts, departureId });
    expect(await seatsOn(id)).toBe(taken + 1);
    const { wanted } = await pricedBy(neema, reference, { starts: addDays(own.starts, 7) });
    expect((await desk("price-change", wanted, neema)).status).toBe(422);
    await runsOn([]);
  });
});

describe("a booking of a tour that the site does not sell any more", () => {
  it("is changed at the desk as far as the price goes, and keeps its date and party", async () => {
    const { reference, token, own, freeForIt } = await booked();
    const { tourId, totalMinor } = await rowOf(reference);
    const retire = (when: string) =>
      Promise.all(
        [
          ["tours", "id"],
          ["tour_texts", "tour_id"],
          ["departures", "tour_id"],
        ].map(([table, column]) =>
          pool().query(`update ${table} set retired_at = ${when} where ${column} = $1`, [tourId]),
        ),
      );
    await retire("now() - interval '30 days'");
    expect(await freeForIt()).toEqual([{ ...own, free: 2 }]);
    const mama = await colleague("owner", "Mama Rose");
    const dearer = await changeBy(mama, reference, { adjustment_minor: 5_000 });
    expect(dearer.status).toBe(200);
    await answer(reference, token, true);
    expect((await rowOf(reference)).totalMinor).toBe(totalMinor + 5_000);
    const { wanted } = await pricedBy(mama, reference, { adults: 3 });
    expect((await desk("price-change", wanted, mama)).body).toMatchObject({
      error: { fields: { tour: ["We no longer offer this tour."] } },
    });
    await retire("null");
  });
});
