import { describe, expect, it } from "vitest";
import { acceptOfferEndpoint, offerEndpoint, offerForPartyEndpoint } from "@/lib/contract/offers";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, offerDesk } from "../support/offer";
import { raced, rounds } from "../support/rounds";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { documentHash } = await import("@/lib/backend/offers/freeze");

const neema = await colleague("sales", "Neema");
const { one, edit, send, sent } = offerDesk(neema);

interface Key {
  reference: string;
  token: string;
}
interface Party {
  adults: number;
  children: number[];
}
const read = async ({ reference, token }: Key) =>
  (await callAs("de", offerEndpoint, { reference }, { token })).data;
const look = async ({ reference, token }: Key, party: Party, version = 1) =>
  (await callAs("de", offerForPartyEndpoint, { reference, version, ...party }, { token })).data;
let calls = 0;
const accept = async (
  { reference, token }: Key,
  party?: Party & { shown_total_minor: number },
  version = 1,
) => {
  const form = { reference, version, ...acceptance, ...(party && { party }) };
  const options = { token, idempotencyKey: `p-${++calls}` };
  return (await callAs("de", acceptOfferEndpoint, form, options)).data;
};
const why = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.detail?.reason || Object.values(error.detail?.fields ?? {})[0] || error.code,
  );
/** What the catalogue asks now. */
async function asked({ reference }: Key, party: Party & { rooms: number }): Promise<number> {
  const { tour, starts } = (await one(reference)).draft;
  const { body } = await desk("price-offer", { tour, starts, ...party }, neema);
  const { lines } = body as unknown as { lines: { amount_minor: number }[] };
  return lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
}
const totalOf = ({ journey }: Awaited<ReturnType<typeof read>>) => journey?.price.total_minor ?? 0;
const three = { adults: 3, children: [9] };

describe("the party of an offer at the catalogue's price", () => {
  it("is changed within bounds, at the price of the catalogue; nothing of the offer changes by looking", async () => {
    const offer = await sent({ email: "look@example.com" });
    const before = await read(offer);
    expect(before.party).toMatchObject({
      adults: { least: 1, most: 4 },
      children: { least: 0, most: 3 },
    });
    const seen = await look(offer, three);
    expect(seen.journey).toMatchObject({ adults: 3, children: [9], days: before.journey?.days });
    expect(totalOf(seen)).toBe(await asked(offer, { ...three, rooms: 2 }));
    expect(totalOf(seen)).toBeGreaterThan(totalOf(before));
    expect(await read(offer)).toEqual(before);
    expect((await look(offer, { adults: 2, children: [9] })).journey).toEqual(before.journey);
    expect(await why(look(offer, { adults: 5, children: [] }))).toEqual(["out_of_bounds"]);
    expect(await why(look(offer, { adults: 2, children: [9, 9, 9, 9] }))).toEqual([
      "out_of_bounds",
    ]);
    expect(await why(look(offer, { adults: 2, children: [0] }))).toEqual(["too_young"]);
    expect(await why(look(offer, three, 2))).toBe("offer_changed");
    expect(await why(look({ ...offer, token: "of_x" }, three))).toBe("not_found");
  });

  it("may be for a child who is younger than the tour takes, and no other so young comes along", async () => {
    const offer = await sent({ email: "young@example.com", children: [3] });
    const { journey, party } = await read(offer);
    expect([journey?.children, party?.min_age]).toEqual([[3], 5]);
    expect((await look(offer, { adults: 3, children: [3] })).journey).toMatchObject({ adults: 3 });
    for (const children of [
      [3, 4],
      [3, 3],
    ])
      expect(await why(look(offer, { adults: 2, children }))).toEqual(["too_young"]);
  });

  it("accepts as it was shown: frozen under a hash of its own, and booked", async () => {
    const offer = await sent({ email: "three@example.com" });
    const shown_total_minor = totalOf(await look(offer, three));
    // What the catalogue asks from now on is nothing to what was sent.
    await pool().query(
      "update tours set facts = jsonb_set(facts, '{prices,single_supplement_minor}', '99900')",
    );
    expect(totalOf(await look(offer, three))).toBe(shown_total_minor);
    expect(await why(accept(offer, { ...three, shown_total_minor: 1 }))).toBe("offer_changed");
    const { reference } = await accept(offer, { ...three, shown_total_minor });
    expect(await rowOf(reference)).toMatchObject({
      ...{ adults: 3, children: [9], rooms: 2, totalMinor: shown_total_minor },
    });
    const { state, version, journey } = await read(offer);
    expect({ state, version, journey }).toMatchObject({
      ...{ state: "accepted", version: 2 },
      journey: { adults: 3, price: { total_minor: shown_total_minor } },
    });
    const { rows } = await pool().query(
      "select sent, hash from offer_versions where offer = $1 order by number",
      [offer.reference],
    );
    for (const { sent: document, hash } of rows) expect(documentHash(document)).toBe(hash);
    const invoice = await pool().query("select says from invoices where booking = $1", [reference]);
    expect(invoice.rows[0].says).toMatchObject({ adults: 3, lines: journey?.price.lines });
  });

  it("keeps lines of our own and what is hidden", async () => {
    const offer = await sent({ email: "own@example.com" });
    const text = { source: "en" as const, texts: { en: "You return", de: "Treue" } };
    const { variant } = await one(offer.reference);
    const lines = [
      ...variant.lines.map((line) =>
        line.of?.kind === "child" ? { ...line, hidden: true } : line,
      ),
      { id: "discount-1", of: null, text, amount_minor: -10_000 },
    ];
    await edit(await one(offer.reference), { lines });
    await send(offer.reference);
    const seen = await look(offer, { adults: 3, children: [9, 12] }, 2);
    expect(totalOf(seen)).toBe(
      (await asked(offer, { adults: 3, children: [9, 12], rooms: 2 })) - 10_000,
    );
    expect(seen.journey?.price.lines.some(({ kind }) => kind === "child")).toBe(false);
    expect(seen.journey?.price.lines).toContainEqual(
      expect.objectContaining({ text: "Treue", amount_minor: -10_000 }),
    );
    const sum = seen.journey?.price.lines.reduce((all, { amount_minor }) => all + amount_minor, 0);
    expect(sum).toBe(totalOf(seen));
  });

  it.each([
    ["a total was typed", { total_minor: 500_000 }],
    ["a deposit was typed", { deposit_minor: 50_000 }],
    ["the desk does not allow it", { party_change: 0 }],
  ])("is a question where %s", async (_, draft) => {
    const offer = await sent({ email: "fixed@example.com" }, draft);
    expect((await read(offer)).party).toBeNull();
    expect(await why(look(offer, three))).toBe("party_is_fixed");
    expect(await why(accept(offer, { ...three, shown_total_minor: 1 }))).toBe("party_is_fixed");
  });

  it("is a question where a line of the catalogue was changed or taken out", async () => {
    const offer = await sent({ email: "line@example.com" });
    const { variant } = await one(offer.reference);
    const [first, ...rest] = variant.lines;
    if (!first) throw new Error("no lines");
    await edit(await one(offer.reference), { lines: [{ ...first, amount_minor: 1_000 }, ...rest] });
    await send(offer.reference);
    expect((await read(offer)).party).toBeNull();
    await edit(await one(offer.reference), { lines: [first] });
    await send(offer.reference);
    expect((await read(offer)).party).toBeNull();
  });
});

describe("many at the same moment", raced, () => {
  it("accept for different parties while the desk sends anew: one is booked as it was shown", async () => {
    for (let round = 0; round < rounds(4); round += 1) {
      const email = `parties-${round}-${calls}@example.com`;
      const offer = await sent({ email });
      const four = { adults: 4, children: [9] };
      const parties = await Promise.all(
        [three, four].map(async (party) => ({
          ...party,
          shown_total_minor: totalOf(await look(offer, party)),
        })),
      );
      const draft = await one(offer.reference);
      const all = await Promise.all([
        ...Array.from({ length: 10 }, (_, at) => why(accept(offer, parties[at % 2]))),
        desk("send-offer", { offer: offer.reference, version: draft.version }, neema),
      ]);
      const done = all.filter((each) => each === "done").length;
      const { rows } = await pool().query(
        "select adults, total_minor from bookings where email = $1",
        [email],
      );
      expect(rows).toHaveLength(done);
      expect(done).toBeLessThanOrEqual(1);
      const { state, journey } = await read(offer);
      expect(state).toBe(done === 1 ? "accepted" : "open");
      if (done === 0) continue;
      const shown = parties.find(({ adults }) => adults === rows[0].adults);
      expect(rows[0].total_minor).toBe(shown?.shown_total_minor);
      expect(journey?.adults).toBe(rows[0].adults);
    }
  }, 120_000);
});
