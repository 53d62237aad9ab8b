import { describe, expect, it } from "vitest";
import { bookingDocumentEndpoint } from "@/lib/contract/bookings";
import type { DraftLine } from "@/lib/contract/offer-document";
import { offerPaperEndpoint } from "@/lib/contract/offer-reading";
import { acceptOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { brand } from "@/lib/site/brand";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, askedFor, keyOf, offerDesk } from "../support/offer";
import { pdfText } from "../support/pdf-text";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { offerEmail } = await import("@/lib/backend/emails/offer-email");
const { bookingDocument } = await import("@/lib/backend/documents/booking-document");
const { bookingView } = await import("@/lib/backend/bookings/guest/booking-view");
const { bookingsOf } = await import("@/lib/backend/bookings/guest/own-bookings");

const neema = await colleague("sales", "Neema");
const { one, begin, edit, send, sent } = offerDesk(neema);

const guest = { name: "Ada Frank", email: "ada@example.com", language: "de" };
const named = (en: string, de: string) => ({ source: "en" as const, texts: { en, de } });
const read = async ({ reference, token }: { reference: string; token: string }) =>
  (await callAs("de", offerEndpoint, { reference }, { token })).data;

describe("the first day of an offer", () => {
  const end = "9999-12-31";

  it("is none beyond the calendar, whatever somebody wished for", async () => {
    const request = await askedFor({ departure: { kind: "date", date: end } });
    const { body } = await desk("begin-offer", { request }, neema);
    const seen = await desk("offer", { offer: String(body.offer) }, neema);
    expect(seen.status).toBe(200);
    expect((await one(String(body.offer))).draft.starts < "2100").toBe(true);
  });

  it("is refused where it is typed beyond the calendar, and the offer opens as before", async () => {
    const offer = await begin({ request: await askedFor() });
    const { status, body } = await edit(offer, { starts: end });
    expect([status, body]).toMatchObject([
      422,
      { error: { fields: { "draft.starts": [expect.stringMatching(/three years/)] } } },
    ]);
    expect((await one(offer.reference)).draft.starts).toBe(offer.draft.starts);
  });
});

describe("an offer that is begun from nothing", () => {
  const title = named("A week at Lake Eyasi", "Eine Woche am Eyasisee");

  it("has no days, price or words of any tour, and says what it lacks", async () => {
    const offer = await begin({ blank: true });
    expect(offer.variant).toMatchObject({ lines: [], days: [{ block: null }] });
    expect(offer.preview).toMatchObject({ title: "", inclusions: [], exclusions: [], tips: [] });
    expect(offer.problems).toEqual(["no_guest", "no_title", "no_words", "no_lines", "no_sum"]);
    const { offers } = (await desk("offers", {}, neema)).body;
    expect(offers).toContainEqual(
      expect.objectContaining({ reference: offer.reference, title: "" }),
    );
  });

  it("is sent with days of the library, lines of our own and what we say is included, and booked under its own title", async () => {
    const known = (await begin({})).variant.days[1];
    const offer = await begin({ blank: true });
    const own = {
      ...{ id: "own", block: null, text: null, title: named("With Neema", "Bei Neema") },
      ...{ stay: known?.stay ?? null, meals: ["breakfast" as const] },
    };
    const fee = { id: "own-1", of: null, text: named("All of it", "Alles"), amount_minor: 300_000 };
    const draft = {
      ...{ title, days: [own, { ...own, ...known, id: "second" }], lines: [fee] },
      includes: named("A guide\nAll meals", "Ein Guide\n\nAlle Mahlzeiten"),
    };
    await edit(offer, draft, guest);
    const { body, status } = await send(offer.reference);
    expect([status, body]).toMatchObject([200, {}]);
    const key = { reference: offer.reference, token: keyOf(String(body.link)) };
    const { journey, version } = await read(key);
    expect(journey).toMatchObject({
      title: "Eine Woche am Eyasisee",
      inclusions: [{ text: "Ein Guide" }, { text: "Alle Mahlzeiten" }],
      exclusions: [],
      price: { total_minor: 300_000, lines: [{ text: "Alles" }] },
    });
    // A day of our own has its bed and meals, too.
    expect(journey?.days[0]).toMatchObject({ title: "Bei Neema", meals: ["breakfast"] });
    expect(journey?.days[0]?.stay?.name).toBe(journey?.days[1]?.stay?.name);
    expect((await offerEmail(offer.reference))?.content.subject).toContain("Eyasisee");
    const form = { reference: key.reference, version, ...acceptance };
    const { data } = await callAs("de", acceptOfferEndpoint, form, { token: key.token });
    expect(await rowOf(data.reference)).toMatchObject({ totalMinor: 300_000 });
    expect((await bookingsOf.shown(guest.email, "de"))[0]?.title).toBe(title.texts.de);
    // Nor is it said to be of the tour that fills its row.
    const row = await rowOf(data.reference);
    expect((await bookingView(row, "de")).tour).toMatchObject({ slug: "", title: title.texts.de });
    const { bookings } = (await desk("bookings", { find: data.reference }, neema)).body;
    expect(bookings).toMatchObject([{ tour: title.texts.en }]);
    const calendar = await bookingDocument("calendar", row, "de");
    expect(calendar.bytes.toString()).toContain(`LOCATION:${brand.city}`);
  });

  it("has the guest of a request, where there is one", async () => {
    const request = await askedFor({ full_name: "Ida Neu", adults: 3, children: [] });
    const offer = await begin({ request, blank: true });
    expect(offer).toMatchObject({ name: "Ida Neu", draft: { blank: true, adults: 3 } });
    expect(offer.variant.lines).toEqual([]);
  });
});

describe("lines that the guest does not read", () => {
  const line = { of: null, text: null };
  it("are in a line for the price of the journey where no adults' line can bear them, never in a discount", async () => {
    const lines = [
      { ...line, id: "fee", text: named("Fee", "Honorar"), amount_minor: 90_000, hidden: true },
      { ...line, id: "discount-1", text: named("You return", "Treue"), amount_minor: -10_000 },
    ];
    const key = await sent({ email: "hides@example.com" }, { lines, total_minor: 85_000 });
    const { journey } = await read(key);
    expect(journey?.price.lines).toMatchObject([
      { text: "Preis der Reise", amount_minor: 90_000 },
      { text: "Treue", amount_minor: -10_000 },
      { kind: "adjustment", amount_minor: 5_000 },
    ]);
    const subjects = ["line:whole", "line:discount-1", "line:adjustment"];
    expect(journey?.line_subjects).toEqual(subjects);
  });
});

describe("an offer to the cent", () => {
  it("is the same in the mail, on paper, on the invoice and where it is paid", async () => {
    const key = await sent({ email: "cents@example.com" }, { total_minor: 645_050 });
    const { journey, version } = await read(key);
    expect((await offerEmail(key.reference))?.content.facts[0]?.[1]).toBe("$6,450.50");
    const paper = await callAs("de", offerPaperEndpoint, { reference: key.reference }, key);
    expect(pdfText(Buffer.from(paper.base64, "base64"))).toContain("$6,450.50");
    const form = { reference: key.reference, version, ...acceptance };
    const { data } = await callAs("de", acceptOfferEndpoint, form, key);
    const opened = { reference: data.reference, paper: "invoice" as const };
    const invoice = await callAs("de", bookingDocumentEndpoint, opened, { token: data.key });
    expect(pdfText(Buffer.from(invoice.base64, "base64"))).toContain("$6,450.50");
    expect(await rowOf(data.reference)).toMatchObject({ totalMinor: 645_050 });
    const sum = journey?.price.lines.reduce((all, { amount_minor }) => all + amount_minor, 0);
    expect(sum).toBe(645_050);
  });
});

describe("a price from the catalogue", () => {
  it("is warned of once it is of another party or date than the draft's", async () => {
    const offer = await begin({ request: await askedFor({ adults: 2, children: [] }) });
    const warnings = async () =>
      (await one(offer.reference)).preview.warnings.filter(
        (warning) => "kind" in warning && warning.kind === "other_price",
      );
    expect(await warnings()).toEqual([]);
    await edit(await one(offer.reference), { adults: 4, rooms: 2 });
    const { lines } = (
      await desk("price-offer", { ...partyOf((await one(offer.reference)).draft) }, neema)
    ).body as unknown as { lines: { amount_minor: number }[] };
    const total_minor = lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    expect(await warnings()).toEqual([{ kind: "other_price", total_minor }]);
    // What was typed as one total is ours to say.
    await edit(await one(offer.reference), { total_minor: 500_000 });
    expect(await warnings()).toEqual([]);
  });
});

describe("the rooms of an offer", () => {
  const lines = async (reference: string) => {
    const { draft } = await one(reference);
    const { body } = await desk("price-offer", partyOf(draft), neema);
    return (body as unknown as { lines: DraftLine[] }).lines;
  };
  const supplement = { kind: "single_supplement", count: 1 };

  it("are as many as is usual where nobody says how many, and become others with the party", async () => {
    const offer = await begin({
      request: await askedFor({ adults: 2, children: [], rooms: undefined }),
    });
    expect(offer.draft.rooms).toBe(0);
    await edit(offer, { adults: 3 }, guest);
    const asked = await lines(offer.reference);
    expect(asked.map(({ of }) => of)).toContainEqual(expect.objectContaining(supplement));
    await edit(await one(offer.reference), { lines: asked });
    expect((await one(offer.reference)).preview.warnings).not.toContainEqual(
      expect.objectContaining({ kind: "few_rooms" }),
    );
    const { body } = await send(offer.reference);
    const key = { reference: offer.reference, token: keyOf(String(body.link)) };
    const { journey, version } = await read(key);
    expect(journey).toMatchObject({ adults: 3, rooms: 2 });
    expect((await one(offer.reference)).draft.rooms).toBe(0);
    const form = { reference: key.reference, version, ...acceptance };
    const { data } = await callAs("de", acceptOfferEndpoint, form, key);
    expect(await rowOf(data.reference)).toMatchObject({ adults: 3, rooms: 2 });
  });

  it("are those that were asked for, and warned of where they are too few for the party", async () => {
    const offer = await begin({ request: await askedFor({ adults: 2, children: [], rooms: 2 }) });
    expect(offer.draft.rooms).toBe(2);
    await edit(offer, { adults: 5 });
    expect((await one(offer.reference)).preview.warnings).toContainEqual({
      ...{ kind: "few_rooms", rooms: 2, usual_rooms: 3 },
    });
  });

  it("that were sent as none keep their price, and are booked as many as is usual", async () => {
    const key = await sent({ adults: 3, children: [], rooms: undefined });
    await pool().query("alter table offer_versions disable trigger offer_versions_sent");
    await pool().query(
      "update offer_versions set sent = jsonb_set(sent, '{draft,rooms}', '0') where offer = $1",
      [key.reference],
    );
    await pool().query("alter table offer_versions enable trigger offer_versions_sent");
    const { journey, version } = await read(key);
    const form = { reference: key.reference, version, ...acceptance };
    const { data } = await callAs("de", acceptOfferEndpoint, form, key);
    expect(await rowOf(data.reference)).toMatchObject({
      ...{ rooms: 2, totalMinor: journey?.price.total_minor },
    });
  });
});

const partyOf = ({
  tour,
  starts,
  adults,
  children,
  rooms,
}: Awaited<ReturnType<typeof one>>["draft"]) => ({
  ...{ tour, starts, adults, children, rooms },
});
