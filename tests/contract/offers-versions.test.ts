import { describe, expect, it } from "vitest";
import { bookingEndpoint } from "@/lib/contract/bookings";
import type { DraftVariant, Sent } from "@/lib/contract/offer-document";
import { offerPaperEndpoint } from "@/lib/contract/offer-reading";
import { acceptOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { queuedEmails, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, askedFor, type OfferKey, offerDesk } from "../support/offer";
import { pdfText } from "../support/pdf-text";
import { reasonOf } from "../support/reason-of";
import { raced, rounds } from "../support/rounds";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { documentHash } = await import("@/lib/backend/offers/freeze");
const { offerEmail } = await import("@/lib/backend/emails/offer-email");
const { bookingsOf } = await import("@/lib/backend/bookings/guest/own-bookings");

const neema = await colleague("sales", "Neema");
const juma = await colleague("owner", "Juma");
const { one, begin, edit, send, sent } = offerDesk(neema);

const guest = { name: "Ada Frank", email: "ada@example.com" };
const named = (en: string, de: string) => ({ source: "en" as const, texts: { en, de } });
const read = async ({ reference, token }: OfferKey, locale: "de" | "en" = "de") =>
  (await callAs(locale, offerEndpoint, { reference }, { token })).data;
let calls = 0;
const accept = async ({ reference, token }: OfferKey, variant?: string, idempotencyKey = "") => {
  const { version } = await read({ reference, token });
  const form = { reference, version, ...acceptance, ...(variant !== undefined && { variant }) };
  const once = idempotencyKey || `v-${++calls}`;
  return (await callAs("de", acceptOfferEndpoint, form, { token, idempotencyKey: once })).data;
};

/** Sent with two versions: camps for $5,000 and, a day shorter, lodges for $7,500. */
async function sentWithTwo(email: string): Promise<OfferKey> {
  const made = await sent({ email });
  const { draft, variant } = await one(made.reference);
  const camps: DraftVariant = {
    ...variant,
    ...{ id: "camps", name: named("With camps", "Mit Camps"), total_minor: 500_000 },
  };
  const lodges = {
    ...camps,
    ...{ id: "lodges", name: named("With lodges", "Mit Lodges"), total_minor: 750_000 },
    days: variant.days.slice(0, -1),
  };
  await edit(await one(made.reference), {
    ...draft,
    ...camps,
    variants: [camps, lodges],
  });
  const { body, status } = await send(made.reference);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return made;
}

describe("an offer with two versions", () => {
  it("is read with both, each with its days and price in the guest's language", async () => {
    const offer = await sentWithTwo("both@example.com");
    const { journey, others } = await read(offer);
    expect(journey).toMatchObject({ variant: "camps", name: "Mit Camps" });
    expect(others).toMatchObject([{ variant: "lodges", name: "Mit Lodges" }]);
    const [lodges] = others;
    expect([journey?.price.total_minor, lodges?.price.total_minor]).toEqual([500_000, 750_000]);
    expect([journey?.days.length, lodges?.days.length]).toEqual([6, 5]);
    const mail = await offerEmail(offer.reference);
    expect(mail?.content.facts).toEqual([
      ["Mit Camps", "$5,000"],
      ["Mit Lodges", "$7,500"],
    ]);
    const { offers } = (await desk("offers", {}, neema)).body;
    expect(offers).toContainEqual(
      expect.objectContaining({ reference: offer.reference, totals_minor: [500_000, 750_000] }),
    );
  });

  it("is on paper one version with its way, and beside it what the other one costs", async () => {
    const { reference, token } = await sentWithTwo("paper@example.com");
    const input = { reference, variant: "lodges" };
    const { base64 } = await callAs("de", offerPaperEndpoint, input, { token });
    const text = pdfText(Buffer.from(base64, "base64")).replaceAll(/\s+/g, " ");
    for (const said of [
      "Zwei Varianten dieser Reise Variante Betrag (USD)",
      "Mit Camps",
      "$5,000",
      "Mit Lodges",
      "$7,500",
    ])
      expect(text).toContain(said);
    const { others } = await read({ reference, token });
    const places = others[0]?.days.flatMap(({ places }) => places.map(({ name }) => name)) ?? [];
    const way = places.filter((name, at) => name !== places[at - 1]).join(" – ");
    expect(text).toContain(way);
  });

  it("becomes the booking of the version that is accepted, in every place that shows it", async () => {
    const email = "lodges@example.com";
    const offer = await sentWithTwo(email);
    const { reference, key } = await accept(offer, "lodges");
    expect(await rowOf(reference)).toMatchObject({ totalMinor: 750_000, dueNowMinor: 300_000 });
    const booking = (await callAs("de", bookingEndpoint, { reference }, { token: key })).data;
    expect((Date.parse(booking.ends) - Date.parse(booking.starts)) / 86_400_000).toBe(4);
    expect(await queuedEmails(reference)).toContain("guest invoice");
    const after = await read(offer);
    expect(after).toMatchObject({ state: "accepted", journey: { variant: "lodges" }, others: [] });
    expect((await bookingsOf.shown(email, "de"))[0]?.total_minor).toBe(750_000);
    const { offers } = (await desk("offers", {}, neema)).body;
    expect(offers).toContainEqual(
      expect.objectContaining({ reference: offer.reference, totals_minor: [750_000] }),
    );
  });

  it("is accepted as one that it has: none is chosen for a guest, and no other is there", async () => {
    const offer = await sentWithTwo("none@example.com");
    expect(await reasonOf(accept(offer))).toBe("invalid");
    expect(await reasonOf(accept(offer, "palaces"))).toBe("offer_changed");
    expect((await read(offer)).state).toBe("open");
  });

  it("says at the desk what of each is odd, and is sent all the same", async () => {
    const offer = await begin({});
    const [first, ...others] = offer.variant.days;
    if (!first) throw new Error("no days");
    const own = { ...first, id: "own", block: null, stay: null, title: named("Rest", "Ruhe") };
    await edit(offer, { ...offer.variant, name: null, days: [own, ...others] }, guest);
    await desk("add-resource", { kind: "vehicle", name: "The only one" }, juma);
    const calm = (await one(offer.reference)).preview.warnings;
    expect(calm).toEqual([
      { kind: "no_bed", day: 1 },
      { kind: "no_meals", day: 1 },
    ]);
    await edit(await one(offer.reference), { adults: 7 });
    expect((await one(offer.reference)).preview.warnings).toContainEqual({ kind: "no_vehicle" });
    expect((await send(offer.reference)).status).toBe(200);
  });

  it("is under a hash that covers each of them", async () => {
    const { reference } = await sentWithTwo("hash@example.com");
    const { rows } = await pool().query(
      "select sent, hash from offer_versions where offer = $1 and hash is not null order by number desc",
      [reference],
    );
    const [{ sent: document, hash }] = rows as [{ sent: Sent; hash: string }];
    expect(documentHash(document)).toBe(hash);
    const [first, second] = document.variants;
    if (!first || !second) throw new Error("no versions");
    const price = { ...second.price, total_minor: 1 };
    expect(documentHash({ ...document, variants: [first, { ...second, price }] })).not.toBe(hash);
  });
});

describe("the price of an offer", () => {
  it("hides lines from the guest and still adds up; a discount says why", async () => {
    const made = await sent({ email: "hidden@example.com" }, { lines: [], total_minor: 1_000 });
    const adults = {
      kind: "adults" as const,
      count: 2,
      unit_minor: 200_000,
      amount_minor: 400_000,
    };
    const line = { of: null, amount_minor: 0 };
    const lines = [
      { id: "adults-0", of: adults, text: null, amount_minor: 400_000 },
      { ...line, id: "fee", text: named("Our fee", "Honorar"), amount_minor: 30_000, hidden: true },
      { ...line, id: "discount-1", text: named("You return", "Treue"), amount_minor: -10_000 },
    ];
    await edit(await one(made.reference), { lines, total_minor: null });
    expect((await send(made.reference)).status).toBe(200);
    const answer = await read(made);
    expect(answer.journey?.price).toMatchObject({ total_minor: 420_000 });
    expect(answer.journey?.price.lines).toMatchObject([
      { kind: "adults", count: 2, unit_minor: 215_000, amount_minor: 430_000 },
      { kind: "own", text: "Treue", amount_minor: -10_000 },
    ]);
    expect(answer.journey?.line_subjects).toEqual(["line:adults-0", "line:discount-1"]);
    expect(JSON.stringify(answer)).not.toContain("Honorar");
    const all = lines.map((each) => ({ ...each, hidden: true }));
    await edit(await one(made.reference), { lines: all });
    await send(made.reference);
    const [only, ...others] = (await read(made)).journey?.price.lines ?? [];
    expect([only, others]).toMatchObject([{ text: "Preis der Reise", amount_minor: 420_000 }, []]);
  });
});

describe("an offer like an earlier one", () => {
  const withoutAsked = ({ asked: _, ...variant }: DraftVariant) => variant;

  it("has its days and prices for whoever asks, at their dates, and nothing that was written", async () => {
    const made = await sentWithTwo("earlier@example.com");
    const before = await one(made.reference);
    await edit(before, { letter: named("Dear all", "Liebe alle") });
    const request = await askedFor({ full_name: "Ida Neu", adults: 4, children: [] });
    const like = await begin({ request, like: made.reference });
    expect(like).toMatchObject({ name: "Ida Neu", request, state: "draft", link: null });
    expect(like.draft).toMatchObject({ adults: 4, children: [], letter: { texts: {} } });
    expect(like.draft.variants).toEqual(before.draft.variants.map(withoutAsked));
    expect((await begin({ like: made.reference })).name).toBe("");
    expect((await desk("begin-offer", { like: "O-2222-2222-2222" }, neema)).status).toBe(404);
  });

  it("has days of our own and in our words, and neither the title nor what stood around a day", async () => {
    const made = await sentWithTwo("ada@example.com");
    const before = await one(made.reference);
    const ada = named("Ada rests her knee", "Ada schont ihr Knie");
    const own = { id: "own", block: null, stay: null, title: named("Rest", "Ruhe"), text: ada };
    const variants = before.draft.variants.map((each) => ({
      ...each,
      days: [own, ...each.days.map((day) => ({ ...day, text: ada }))],
    }));
    const around = variants.map((each) => ({
      ...each,
      days: each.days.map((day) => ({ ...day, over: ada, under: ada })),
    }));
    const { status } = await edit(before, { title: ada, variants: around });
    expect(status).toBe(200);
    const like = await begin({ like: made.reference });
    expect(like.draft.title).toBeNull();
    expect(like.draft.variants).toEqual(variants.map(withoutAsked));
  });
});

describe("many at the same moment", raced, () => {
  it("accept both versions: one is booked, the others are told", async () => {
    for (let round = 0; round < rounds(6); round += 1) {
      const email = `choice-${round}-${calls}@example.com`;
      const offer = await sentWithTwo(email);
      const each = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? "camps" : "lodges"));
      const all = await Promise.all(each.map((variant) => reasonOf(accept(offer, variant))));
      expect(all.filter((one) => one === "done")).toHaveLength(1);
      expect(new Set(all)).toEqual(new Set(["done", "offer_accepted"]));
      const won = each[all.indexOf("done")];
      const { rows } = await pool().query("select total_minor from bookings where email = $1", [
        email,
      ]);
      expect(rows).toEqual([{ total_minor: won === "camps" ? 500_000 : 750_000 }]);
      expect((await read(offer)).journey?.variant).toBe(won);
    }
  }, 120_000);
});

describe("an offer from before there were versions", () => {
  /** As it was kept then: one price and one text, of the first schema. */
  async function oldOffer(email: string): Promise<OfferKey> {
    const made = await sent({ email }, { total_minor: 420_000 });
    const { rows } = await pool().query(
      "select draft, sent from offer_versions where offer = $1 and number = 1",
      [made.reference],
    );
    const { draft, sent: document } = rows[0] as { draft: Sent["draft"]; sent: Sent };
    const flat = ({ schema, variants, ...shared }: Sent["draft"]) => {
      // What the catalogue asked was not kept then.
      const [{ id, name, asked, ...own } = { id: "", name: null, asked: [] }] = variants;
      return { schema: 1, ...shared, ...own };
    };
    const [{ id, words, ...own } = { id: "", words: {} }] = document.variants;
    const unnamed = Object.fromEntries(
      Object.entries(words).map(([locale, { name, ...each }]) => [
        locale,
        { ...each, title: "Mara" },
      ]),
    );
    const { pictures } = document;
    const old = { schema: 1, draft: flat(draft), ...own, words: unnamed, pictures };
    await pool().query("alter table offer_versions disable trigger offer_versions_sent");
    await pool().query("update offer_versions set draft = $2, sent = $3 where offer = $1", [
      ...[made.reference, JSON.stringify(flat(draft)), JSON.stringify(old)],
    ]);
    await pool().query("alter table offer_versions enable trigger offer_versions_sent");
    return made;
  }

  it("is read, edited and accepted as before", async () => {
    const offer = await oldOffer("old@example.com");
    const { journey, others } = await read(offer);
    expect([journey?.name, journey?.price.total_minor, others]).toEqual(["", 420_000, []]);
    expect(journey?.days).toHaveLength(6);
    const made = await one(offer.reference);
    expect(made.draft).toMatchObject({ schema: 2, variants: [{ total_minor: 420_000 }] });
    const { reference } = await accept(offer);
    expect(await rowOf(reference)).toMatchObject({ totalMinor: 420_000 });
    expect((await read(offer)).journey?.price.total_minor).toBe(420_000);
    expect((await bookingsOf.shown("old@example.com", "de"))[0]?.title).toBe("Mara");
  });

  it("becomes one with versions when it is edited and sent anew", async () => {
    const offer = await oldOffer("older@example.com");
    const made = await one(offer.reference);
    const second = { ...made.variant, id: "second", name: named("Longer", "Länger") };
    const first = { ...made.variant, name: named("Shorter", "Kürzer") };
    expect((await edit(made, { ...first, variants: [first, second] })).status).toBe(200);
    expect((await send(offer.reference)).status).toBe(200);
    expect((await read(offer)).others).toMatchObject([{ name: "Länger" }]);
  });
});
