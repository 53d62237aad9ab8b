import { describe, expect, it } from "vitest";
import { locales } from "@/lib/contract/locales";
import type { Offer } from "@/lib/contract/offers";
import { offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { askedFor, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");
const { one, begin, edit, send, sent } = offerDesk(neema);

const preview = async (offer: string, language = "de") => {
  const { status, body } = await desk("preview-offer", { offer, language }, neema);
  return { status, offer: body as unknown as Offer };
};
const rows = async () =>
  (await pool().query("select offer, number, sent from offer_versions order by 1, 2")).rows;

describe("the preview of an offer", () => {
  it("is what its guest reads once it is sent, word by word", async () => {
    const made = await begin({ request: await askedFor() });
    const title = { source: "en" as const, texts: { en: "A slow morning" } };
    const [first, ...rest] = made.variant.days;
    if (!first) throw new Error("no day");
    await edit(made, { days: [{ ...first, title }, ...rest] });
    const before = (await preview(made.reference)).offer;
    expect(before).toMatchObject({ state: "open", reading_link: null, language: "de" });
    expect(before.journey?.days[0]).toMatchObject({
      ...{ title: "A slow morning", title_language: "en" },
    });
    const { body } = await send(made.reference);
    const token = new URL(String(body.link)).hash.slice(1);
    const { data } = await callAs("de", offerEndpoint, { reference: made.reference }, { token });
    expect({ ...before, version: data.version }).toEqual(data);
  });

  it("is in every language, and changes nothing", async () => {
    const made = await begin({ request: await askedFor() });
    const kept = await rows();
    const titles = new Set<string>();
    for (const language of locales)
      titles.add((await preview(made.reference, language)).offer.journey?.title ?? "");
    expect(titles.size).toBe(locales.length);
    expect(await rows()).toEqual(kept);
  });

  it("shows what is being changed of one that was sent, whose guest reads what they were sent", async () => {
    const { reference, token } = await sent();
    const made = await one(reference);
    await edit(made, { letter: { source: "de", texts: { de: "Noch einmal anders." } } });
    expect((await preview(reference)).offer.journey?.letter).toBe("Noch einmal anders.");
    const { data } = await callAs("de", offerEndpoint, { reference }, { token });
    expect(data.journey?.letter).not.toBe("Noch einmal anders.");
  });

  it("is there as well for what could not be sent", async () => {
    const made = await begin({ request: await askedFor() });
    for (const draft of [
      { lines: [] },
      { total_minor: 500_000, deposit_minor: 900_000 },
      { starts: "2020-01-01", valid_until: "2019-12-31" },
      { days: [{ ...made.variant.days[0], id: "own", block: null, stay: null }] },
    ]) {
      const { reference, version } = await one(made.reference);
      await edit({ ...made, reference, version }, draft as object);
      expect((await preview(reference)).status).toBe(200);
    }
    expect((await preview("O-2222-2222-2222")).status).toBe(404);
  });
});
