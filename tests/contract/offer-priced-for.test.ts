import { describe, expect, it } from "vitest";
import type { DraftLine } from "@/lib/contract/offer-document";
import { offerEndpoint } from "@/lib/contract/offers";
import { sharedTour } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { askedFor, type Changes, keyOf, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");
const { one, begin, edit, send } = offerDesk(neema);

const next = new Date().getFullYear() + 1;
const regular = `${next}-10-10`;
const peak = `${next}-12-27`;

const warned = async (reference: string, of: string) =>
  (await one(reference)).preview.warnings.filter((each) => "kind" in each && each.kind === of);
const kindsOf = (lines: DraftLine[]) => lines.map(({ of }) => of?.kind);

/** An offer for a day, with the party's price of the catalogue. */
async function begun(party: object = {}, date = regular) {
  const wish = {
    adults: 2,
    children: [],
    rooms: undefined,
    departure: { kind: "date", date },
    ...party,
  };
  const offer = await begin({ request: await askedFor(wish) });
  const changes = async (draft: Changes) => {
    expect((await edit(await one(offer.reference), draft)).status).toBe(200);
    return warned(offer.reference, "other_price");
  };
  /** What the catalogue asks now, as the button puts it in. */
  const fromCatalogue = async () => {
    const { tour, starts, adults, children, rooms } = (await one(offer.reference)).draft;
    const party = { tour, starts, adults, children, rooms };
    const { lines } = (await desk("price-offer", party, neema)).body as unknown as {
      lines: DraftLine[];
    };
    return { lines, asked: lines.flatMap(({ of }) => of ?? []) };
  };
  return { offer, changes, fromCatalogue };
}

describe("a price from the catalogue", () => {
  it.each([
    ["a dearer season", { starts: peak }, "season"],
    ["a child more", { children: [9] }, "child"],
    ["rooms of their own", { rooms: 2 }, "single_supplement"],
  ])("is warned of where it lacks what is asked for %s", async (_, draft, kind) => {
    const { offer, changes, fromCatalogue } = await begun();
    expect(kindsOf(offer.variant.lines)).not.toContain(kind);
    expect(await changes({})).toEqual([]);
    const told = await changes(draft);
    const price = await fromCatalogue();
    expect(kindsOf(price.lines)).toContain(kind);
    const total_minor = price.lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    expect(told).toEqual([{ kind: "other_price", total_minor }]);
    expect(await changes(price)).toEqual([]);
  });

  it("is not warned of for a line that was taken out on purpose, but for what is asked since", async () => {
    const { offer, changes } = await begun({ children: [9] }, peak);
    const { lines } = offer.variant;
    expect(kindsOf(lines)).toEqual(expect.arrayContaining(["child", "season"]));
    expect(await changes({ lines: lines.filter(({ of }) => of?.kind !== "season") })).toEqual([]);
    // For another guest nothing was taken out on purpose.
    const like = await begin({ like: offer.reference });
    expect(await warned(like.reference, "other_price")).toHaveLength(1);
    // Another day of the same season asks nothing more.
    expect(await changes({ starts: `${next}-12-28` })).toEqual([]);
    expect(await changes({ rooms: 2 })).toHaveLength(1);
    expect(await changes({ rooms: 0 })).toEqual([]);
  });

  it("from before it was kept what was asked is read, and warned of for each line that it lacks", async () => {
    const { offer, changes } = await begun({}, peak);
    const { lines } = offer.variant;
    await pool().query(
      "update offer_versions set draft = draft #- '{variants,0,asked}' where offer = $1",
      [offer.reference],
    );
    expect((await one(offer.reference)).variant).not.toHaveProperty("asked");
    expect(await warned(offer.reference, "other_price")).toEqual([]);
    const without = lines.filter(({ of }) => of?.kind !== "season");
    expect(await changes({ lines: without })).toHaveLength(1);
    expect(await changes({ lines })).toEqual([]);
  });

  it("is no price for other parties where one line stands twice and another is missing", async () => {
    const { offer, changes, fromCatalogue } = await begun({
      ...{ children: [9, 10], email: "twice@example.com" },
    });
    const { lines } = await fromCatalogue();
    const at = lines.findIndex(({ of }) => of?.kind === "child");
    const line = lines[at];
    if (!line) throw new Error("no child");
    await changes({ lines: lines.with(at + 1, { ...line, id: "again" }) });
    const { link } = (await send(offer.reference)).body;
    const key = { reference: offer.reference, token: keyOf(String(link)) };
    const { data } = await callAs("de", offerEndpoint, { reference: key.reference }, key);
    expect(data.party).toBeNull();
  });
});

describe("an offer from a tour of groups", () => {
  const seat = [{ kind: "group_price" }];

  it("says that it has the price of a seat and takes none, until the price is ours", async () => {
    const request = await askedFor({ tour: sharedTour, adults: 2, children: [] });
    const { reference, variant } = await begin({ request });
    expect(variant.lines).not.toEqual([]);
    expect(await warned(reference, "group_price")).toEqual(seat);
    await edit(await one(reference), { total_minor: 500_000 });
    expect(await warned(reference, "group_price")).toEqual([]);
    const lines = variant.lines.map((line) => ({ ...line, amount_minor: line.amount_minor + 1 }));
    await edit(await one(reference), { total_minor: null, lines });
    expect(await warned(reference, "group_price")).toEqual([]);
    // Nor is it said of a journey that is private to begin with.
    const own = await begin({ request: await askedFor() });
    expect(await warned(own.reference, "group_price")).toEqual([]);
  });
});
