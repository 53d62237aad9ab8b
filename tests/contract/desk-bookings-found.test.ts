import { beforeAll, describe, expect, it } from "vitest";
import { formatDay } from "@/lib/i18n/format";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

interface Row {
  [field: string]: unknown;
  reference: string;
}
let neema: Awaited<ReturnType<typeof colleague>>;
let ferrari: string;
let held: string;
beforeAll(async () => {
  neema = await colleague("operations", "Neema");
  const of = async (...given: Parameters<typeof storedBooking>) =>
    (await storedBooking(...given)).reference;
  ferrari = await of("it", {
    ...{ state: "confirmed", name: "Élodie D’Ångström", email: "elodie_d@example.org" },
    ...{ phone: "+39 06 555-0101", starts: "2031-08-07" },
  });
  held = await of("de", {
    ...{ state: "provisional", name: "Elodie Brandt", email: "elodiexd@example.org" },
    ...{ phone: "", starts: "2031-08-30" },
  });
});

const list = async (find: string, more = {}) =>
  (await desk("bookings", { find, ...more }, neema)).body as unknown as {
    bookings: Row[];
    next: string | null;
  };
const found = async (find: string, more = {}) =>
  (await list(find, more)).bookings.map(({ reference }) => reference);

describe("bookings are found", () => {
  it.each([
    ["by the reference, or a piece of it", () => ferrari.slice(2, 11).toLowerCase()],
    ["by the name, without its accents and in any order", () => "angstrom ELODIE"],
    ["by a telephone number as it is dialled there", () => "06 5550101"],
    ["by a telephone number from abroad", () => "+39 (06) 555 01 01"],
    ["by the day of departure", () => "7.8.2031"],
    ["by that day with a short year", () => "7.8.31"],
    ["by the same day in words", () => "7 August 2031"],
    ["by that day as mails write it", () => formatDay("2031-08-07", "en")],
    ["by the invoice, and the name", () => "2001-0000 elodie"],
    ["by an address, whose signs mean themselves", () => "elodie_d@"],
    ["by the tour and a name", () => "crater ångström"],
  ])("%s", async (_, find) => {
    expect(await found(find())).toEqual([ferrari]);
  });

  it("by a month, the newest first, and as the row has it", async () => {
    const { bookings } = await list("Aug 2031");
    expect(bookings.map(({ reference }) => reference)).toEqual([held, ferrari]);
    expect(bookings[1]).toMatchObject({
      state: "confirmed",
      name: "Élodie D’Ångström",
      language: "it",
      starts: "2031-08-07",
      ...{ adults: 2, children: [9] },
    });
    const { total_minor, open_minor } = bookings[1] as unknown as Record<string, number>;
    expect(open_minor).toBeLessThan(total_minor ?? 0);
  });

  it("by their states", async () => {
    expect(await found("elodie", { states: ["provisional"] })).toEqual([held]);
    expect(await found("elodie", { states: ["provisional", "confirmed"] })).toHaveLength(2);
    expect(await found("elodie", { states: ["cancelled"] })).toEqual([]);
  });

  it("by nothing that is not there, whatever it looks like", async () => {
    for (const find of ["%", "__", "\\", "elodie%", "'; drop", "31.2.2031", "%%%%"])
      expect([find, await found(find)]).toEqual([find, []]);
    expect((await desk("bookings", { find: "x".repeat(121) }, neema)).status).toBe(422);
  });

  it("page by page, each once", async () => {
    await pool().query(
      `insert into bookings (reference, state, locale, tour_id, starts, days, adults, children, rooms, name,
         email, country, price, currency, total_minor, due_now_minor, balance_due)
       select 'B-MANY-' || n, state, locale, tour_id, starts, days, adults, children, rooms, 'Manifold Guest',
         email, country, price, currency, total_minor, due_now_minor, balance_due
       from bookings, generate_series(1000, 1069) n where reference = $1`,
      [held],
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list("manifold", after ? { after } : {});
      seen.push(...page.bookings.map(({ reference }) => reference));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(70);
    expect(new Set(seen).size).toBe(70);
  });
});

describe("a booking's version", () => {
  it("counts every change of it, whoever makes it", async () => {
    const version = async () =>
      (await pool().query("select version from bookings where reference = $1", [held])).rows[0]
        .version;
    const before = await version();
    await pool().query("update bookings set rooms = rooms where reference = $1", [held]);
    expect(await version()).toBe(before + 1);
  });
});
