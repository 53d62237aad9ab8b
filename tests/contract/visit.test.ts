import { describe, expect, it } from "vitest";
import { destinationEndpoint } from "@/lib/contract/destinations";
import type { Locale } from "@/lib/contract/locale";
import { contentDatabase } from "../support/database";
import { bothTransports } from "../support/transports";

await contentDatabase();

describe.each(bothTransports())("what guests ask about a place $name", ({ call }) => {
  const questions = async (locale: Locale, id: string) =>
    (await call(locale, destinationEndpoint, { id })).data.questions;

  it("is answered in each language, with figures of the facts and links to where they lead there", async () => {
    const [german, ...others] = await questions("de", "serengeti");
    expect(others).toEqual([]);
    expect(german?.question).toBe("Können Sie uns eine Flussquerung versprechen?");
    expect(german?.answer).toContain("](tour:krater-und-ebenen-in-sechs-tagen)");
    expect(german?.answer).toMatch(/ab [\d.]+ Dollar/);
    const [french] = await questions("fr", "serengeti");
    expect(french?.question).toBe("Pouvez-vous nous promettre une traversée\u202f?");
  });

  it("is nothing where nobody wrote it down", async () => {
    expect(await questions("de", "dar-es-salaam")).toEqual([]);
  });
});

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

  it("says where in a wide place its roads end", async () => {
    expect((await visit("zanzibar"))?.arrival).toBe("zum Flughafen");
    expect((await visit("tarangire"))?.arrival).toBeNull();
  });

  it("knows nights, animals and other people, and leaves out what nobody knows", async () => {
    expect(await visit("ruaha")).toMatchObject({ nights: [3, 4], crowds: 1 });
    expect(await visit("dar-es-salaam")).toMatchObject({ crowds: null, animals: {}, fee: null });
  });
});
