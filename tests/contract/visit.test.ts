import { describe, expect, it } from "vitest";
import { destinationEndpoint } from "@/lib/contract/destinations";
import { contentDatabase } from "../support/database";
import { bothTransports } from "../support/transports";

await contentDatabase();

describe.each(bothTransports())("what one asks before one goes $name", ({ call }) => {
  const visit = async (id: string) => (await call("de", destinationEndpoint, { id })).data.visit;

  it("names the crater's fee with its tax, and the day on which it was looked up", async () => {
    expect((await visit("ngorongoro"))?.fee).toEqual({
      adult_minor: 7080,
      vehicle_minor: 29_500,
      checked: "2026-09-02",
    });
    expect((await visit("ruaha"))?.fee).toBeNull();
  });

  it("says how long it takes from the towns, by the days of the tours, the quickest first", async () => {
    const access = (await visit("serengeti"))?.access ?? [];
    expect(access).toContainEqual({ from: "Arusha", kind: "flight", hours: 1.25, km: null });
    const hours = access.map((way) => way.hours);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect((await visit("tarangire"))?.access[0]).toMatchObject({ from: "Arusha", kind: "road" });
  });

  it("knows nights, animals and other people, and leaves out what nobody knows", async () => {
    expect(await visit("ruaha")).toMatchObject({ nights: [3, 4], crowds: 1 });
    expect(await visit("dar-es-salaam")).toMatchObject({ crowds: null, animals: {}, fee: null });
  });
});
