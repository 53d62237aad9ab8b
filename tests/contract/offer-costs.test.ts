import { describe, expect, it } from "vitest";
import { bookingEndpoint } from "@/lib/contract/bookings";
import { offerPaperEndpoint } from "@/lib/contract/offer-reading";
import { acceptOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, offerDesk } from "../support/offer";
import { pdfText } from "../support/pdf-text";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { offerEmail } = await import("@/lib/backend/emails/offer-email");

const neema = await colleague("sales", "Neema");
const juma = await colleague("owner", "Juma");
const { one, begin, edit, sent } = offerDesk(neema);
const text = { source: "en" as const, texts: { en: "Camps", de: "Camps" } };
const lines = [
  { id: "camps", of: null, text, amount_minor: 400_000 },
  { id: "park", of: null, text, amount_minor: 100_000, hidden: true },
  { id: "discount-1", of: null, text, amount_minor: -20_000 },
];
const set = (offer: string, line: string, net_minor: number | null, variant = "only") =>
  desk("set-offer-costs", { offer, costs: [{ variant, line, net_minor }] }, juma);

describe("what an offer costs us", () => {
  it("is the owner's, beside each line, with what is left of the price", async () => {
    const { reference } = await sent({ email: "net@example.com" }, { lines });
    const { id } = (await one(reference)).variant;
    expect((await set(reference, "camps", 312_345, id)).body).toMatchObject({
      margins: [{ net_minor: 312_345, margin_minor: 167_655, percent: 34.9, missing: 1 }],
    });
    await set(reference, "park", 90_000, id);
    // A line that was taken out costs nothing, and one that is taken back what it did.
    await edit(await one(reference), { lines: lines.slice(0, 1), total_minor: 300_000 });
    const { body } = await desk("offer-costs", { offer: reference }, juma);
    expect(body.margins).toEqual([
      { variant: id, net_minor: 312_345, margin_minor: -12_345, percent: -4.1, missing: 0 },
    ]);
    expect((await set(reference, "camps", null, id)).body.costs).toMatchObject([{ line: "park" }]);
    expect((await set("O-2222-2222-2222", "camps", 1)).status).toBe(404);
    expect((await set(reference, "camps", -1, id)).status).toBe(422);
  });

  it("goes along to an offer that begins like it, and is forgotten with it", async () => {
    const { reference } = await sent({ email: "like@example.com" }, { lines });
    const { id } = (await one(reference)).variant;
    await set(reference, "camps", 333_333, id);
    const like = await begin({ like: reference });
    const { body } = await desk("offer-costs", { offer: like.reference }, juma);
    expect(body.costs).toEqual([{ variant: id, line: "camps", net_minor: 333_333 }]);
    await pool().query("delete from offers where reference = $1", [like.reference]);
  });

  it("goes along to a version that begins as a copy of another, and is its own from then on", async () => {
    const { reference } = await sent({ email: "copy@example.com" }, { lines });
    const made = await one(reference);
    const { variant, draft } = made;
    await set(reference, "camps", 300_000, variant.id);
    const name = { source: "en" as const, texts: { en: "Lodges" } };
    const copies = [
      { ...variant, id: "lodges", name, like: variant.id },
      { ...variant, id: "longer", name, like: "lodges" },
    ];
    await edit(made, { variants: [...draft.variants, ...copies] });
    await set(reference, "camps", 350_000, "lodges");
    const again = await one(reference);
    await edit(again, { valid_until: again.draft.valid_until });
    const { body } = await desk("offer-costs", { offer: reference }, juma);
    const costs = body.costs as unknown as { variant: string; net_minor: number }[];
    expect(Object.fromEntries(costs.map((each) => [each.variant, each.net_minor]))).toEqual({
      ...{ [variant.id]: 300_000, lodges: 350_000, longer: 300_000 },
    });
  });

  it("is in nothing that anybody else is answered, sent or mailed, nor in what is frozen", async () => {
    const { reference, token } = await sent({ email: "secret@example.com" }, { lines });
    const made = await one(reference);
    await set(reference, "camps", 271_828, made.variant.id);
    await desk("send-offer", { offer: reference, version: made.version }, neema);
    const guest = { token };
    const { data } = await callAs("de", offerEndpoint, { reference }, guest);
    const paper = await callAs("de", offerPaperEndpoint, { reference }, guest);
    const form = { reference, version: data.version, ...acceptance };
    const { data: booked } = await callAs("de", acceptOfferEndpoint, form, guest);
    const opened = { token: booked.key };
    const booking = await callAs("de", bookingEndpoint, { reference: booked.reference }, opened);
    const versions = await pool().query("select * from offer_versions where offer = $1", [
      reference,
    ]);
    const invoices = await pool().query("select * from invoices where booking = $1", [
      booked.reference,
    ]);
    const audit = await pool().query("select * from audit");
    const said = [data, booking, await one(reference), await offerEmail(reference), versions.rows];
    const all = JSON.stringify([...said, invoices.rows, audit.rows]);
    const printed = pdfText(Buffer.from(paper.base64, "base64"));
    for (const sum of ["271828", "2,718.28", "2.718,28"]) expect(all + printed).not.toContain(sum);
    for (const role of ["sales", "operations", "editor"] as const) {
      const who = await colleague(role);
      expect((await desk("offer-costs", { offer: reference }, who)).status).toBe(403);
    }
  });
});
