import { beforeAll, describe, expect, it } from "vitest";
import { acceptOfferEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");
const { sent } = offerDesk(neema);
const named = (en: string, de: string) => ({ source: "en" as const, texts: { en, de } });

let booked: string;
beforeAll(async () => {
  const titled = (email: string) =>
    sent({ email }, { title: named("Élan of the Eyasi", "Aufbruch am Eyasisee") });
  const offer = await titled("found@example.com");
  // The same title, which nobody has booked.
  await titled("sent@example.com");
  const form = { reference: offer.reference, version: 1, ...acceptance };
  const { data } = await callAs("de", acceptOfferEndpoint, form, {
    ...{ token: offer.token, idempotencyKey: "found" },
  });
  booked = data.reference;
});

const found = async (find: string) => {
  const { body } = await desk("bookings", { find }, neema);
  const { bookings } = body as unknown as { bookings: { reference: string }[] };
  return bookings.map(({ reference }) => reference);
};

describe("a booking of a journey that was made for its guest is found", () => {
  it.each([
    ["by the title of the offer, as the list shows it", "Élan of the Eyasi"],
    ["by a piece of it without accents, and the guest's name", "weiss elan"],
    ["by the title in the guest's language", "aufbruch eyasisee"],
  ])("%s", async (_, find) => {
    expect(await found(find)).toEqual([booked]);
  });

  it("by the title of an offer from before there were versions of a journey", async () => {
    const lowered = `v.sent #- '{variants}' || jsonb_build_object('schema', 1, 'words', jsonb_set(
      v.sent->'variants'->0->'words', '{en,title}', '"Kept of old"'))`;
    await pool().query("alter table offer_versions disable trigger offer_versions_sent");
    await pool().query(
      `update offer_versions v set sent = ${lowered} from offers o where o.booking = $1 and o.reference = v.offer`,
      [booked],
    );
    await pool().query("alter table offer_versions enable trigger offer_versions_sent");
    expect(await found("kept of old")).toEqual([booked]);
  });

  it("by nothing that only looks like it", async () => {
    for (const find of ["%", "_lan", "eyasi%", "Eyasi nobody"])
      expect([find, await found(find)]).toEqual([find, []]);
  });
});
