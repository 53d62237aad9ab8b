import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Resources } from "@/lib/contract/desk/resources";
import { addDays } from "@/lib/pricing/days";
import { freeDeparture } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { raced } from "../support/rounds";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

const asha = await colleague("operations", "Asha");

const reason = (body: object) => (body as { error: { reason?: string } }).error?.reason;
const seen = async (from: string) =>
  (await desk("resources", { from }, asha)).body as unknown as Resources;
async function add(kind: "guide" | "vehicle", name: string) {
  expect((await desk("add-resource", { kind, name }, asha)).status).toBe(200);
  const found = (await seen("2030-01-01")).resources.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not there`);
  return found;
}
const take = (resource: string, to: object) => desk("allocate", { resource, to }, asha);
const block = (from: string, until: string) => ({ kind: "block", from, until, why: "Workshop" });

describe("guides and vehicles", () => {
  it("are added and renamed, each with a name of its own", async () => {
    const { id, version } = await add("vehicle", "LC-1");
    const again = await desk("add-resource", { kind: "vehicle", name: "lc-1" }, asha);
    expect([again.status, reason(again.body)]).toEqual([409, "name_taken"]);
    await add("guide", "LC-1");
    await add("vehicle", "LC-2");
    const rename = (to: object) => desk("rename-resource", { resource: id, version, ...to }, asha);
    expect(reason((await rename({ name: "LC-2" })).body)).toBe("name_taken");
    expect((await rename({ name: "Simba" })).status).toBe(200);
    expect(reason((await rename({ name: "Chui" })).body)).toBe("changed_meanwhile");
    const names = (await seen("2030-01-01")).resources.map(({ name }) => name);
    expect(names).toContain("Simba");
  });

  it("are taken by departures and private journeys for their days, and given back", async () => {
    const vehicle = await add("vehicle", "Taken");
    const departure = await freeDeparture();
    await pool().query("update departures set seats_taken = 2 where id = $1", [departure.id]);
    const starts = addDays(departure.starts, 7);
    const { reference } = await storedBooking("de", { state: "confirmed", starts, name: "Brandt" });
    const { journeys } = await seen(departure.starts);
    expect(journeys).toContainEqual(expect.objectContaining({ id: departure.id, people: 2 }));
    expect(journeys).toContainEqual(
      expect.objectContaining({ id: reference, name: "Brandt", people: 3, starts }),
    );
    const to = { kind: "departure", departure: departure.id };
    expect((await take(vehicle.id, to)).body).toEqual({ also: [] });
    expect(reason((await take(vehicle.id, to)).body)).toBe("allocated_already");
    expect((await take(vehicle.id, { kind: "booking", booking: reference })).status).toBe(200);
    const { allocations } = await seen(departure.starts);
    const own = allocations.filter(({ resource }) => resource === vehicle.id);
    expect(own).toMatchObject([
      { kind: "departure", of: departure.id, starts: departure.starts },
      { kind: "booking", of: reference, what: "Brandt", starts, ends: addDays(starts, 5) },
    ]);
    for (const { id } of own) await desk("release", { allocation: id }, asha);
    expect((await desk("release", { allocation: own[0]?.id }, asha)).status).toBe(200);
    const left = (await seen(departure.starts)).allocations;
    expect(left.filter(({ resource }) => resource === vehicle.id)).toEqual([]);
    const { rows } = await pool().query("select action from audit where subject = $1 order by id", [
      departure.id,
    ]);
    expect(rows).toEqual([{ action: "allocate" }, { action: "release" }]);
  });

  it("have days on which nobody can have them", async () => {
    const { id } = await add("vehicle", "In the workshop");
    expect((await take(id, block("2030-03-01", "2030-03-05"))).status).toBe(200);
    expect(reason((await take(id, block("2030-03-05", "2030-03-06"))).body)).toBe("vehicle_taken");
    expect((await take(id, block("2030-03-06", "2030-03-06"))).status).toBe(200);
    expect((await take(id, block("2030-04-02", "2030-04-01"))).status).toBe(422);
    expect((await seen("2030-03-01")).allocations).toMatchObject([
      { kind: "block", of: "", what: "Workshop", starts: "2030-03-01", ends: "2030-03-05" },
      { kind: "block", starts: "2030-03-06", ends: "2030-03-06" },
    ]);
  });

  it("that are guides may be in two places, and that is said", async () => {
    const { id } = await add("guide", "Joseph");
    await take(id, block("2030-06-01", "2030-06-05"));
    const second = await take(id, { ...block("2030-06-05", "2030-06-07"), why: "Leave" });
    expect([second.status, second.body]).toEqual([200, { also: ["Workshop"] }]);
  });

  it("are seen to be taken also on days of a journey that lie after the weeks on the screen", async () => {
    const { id } = await add("guide", "Juma");
    const from = "2028-06-01";
    const over = { state: "confirmed", starts: "2028-06-18", days: 8 } as const;
    const long = await storedBooking("de", over);
    const next = await storedBooking("de", {
      state: "confirmed",
      starts: "2028-06-23",
      name: "Next",
    });
    await take(id, { kind: "booking", booking: next.reference });
    const { until, journeys, allocations, beyond } = await seen(from);
    expect(until).toBe("2028-06-21");
    expect(journeys.map((each) => each.id)).toEqual([long.reference]);
    expect(allocations).toEqual([]);
    expect(beyond).toMatchObject([{ resource: id, what: "Next", starts: "2028-06-23" }]);
  });

  it("that are vehicles are taken once, however many want one at once", raced, async () => {
    const { id } = await add("vehicle", `Wanted ${randomUUID()}`);
    const answers = await Promise.all(
      [1, 2, 3].map((day) => take(id, block(`2030-08-0${day}`, "2030-08-09"))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    // The database itself would not have it twice.
    const twice = pool().query(
      "insert into allocations (resource, days, once) values ($1, '[2030-08-05,2030-08-06]', true)",
      [id],
    );
    await expect(twice).rejects.toThrow(/allocations_vehicle_once/);
  });

  it("are free again when a journey is given up or moves to another day", async () => {
    const { id } = await add("vehicle", "Free again");
    const starts = "2027-09-01";
    const { reference } = await storedBooking("de", { state: "confirmed", starts });
    const booking = { kind: "booking", booking: reference };
    expect((await take(id, booking)).status).toBe(200);
    expect(reason((await take(id, block(starts, starts))).body)).toBe("vehicle_taken");
    const set = (change: string) =>
      pool().query(`update bookings set ${change} where reference = $1`, [reference]);
    const here = async () =>
      (await seen(starts)).allocations.filter(({ resource }) => resource === id);
    await set("starts = '2027-10-01'");
    expect(await here()).toEqual([]);
    expect((await take(id, block(starts, starts))).status).toBe(200);
    expect((await take(id, booking)).status).toBe(200);
    await set("state = 'cancelled'");
    expect((await take(id, block("2027-10-01", "2027-10-02"))).status).toBe(200);
    expect(reason((await take(id, booking)).body)).toBe("not_travelling");
  });
});
