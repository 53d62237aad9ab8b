import { expect, it } from "vitest";
import type { OfferPage } from "@/lib/contract/desk/offers";
import { askAboutOfferEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");
const { begin, sent } = offerDesk(neema);

const page = async (input: object) =>
  (await desk("offers", input, neema)).body as unknown as OfferPage;

/** As many more offers like one, changed at the same moment, with what was written about it. */
async function copied(offer: string, times: number) {
  for (const [table, own, more] of [
    ["offers", "reference", ""],
    ["offer_versions", "offer", ""],
    ["offer_messages", "offer", ", 'id', nextval('offer_messages_id_seq')"],
  ])
    await pool().query(
      `insert into ${table} select (jsonb_populate_record(t,
         jsonb_build_object('${own}', t.${own} || '-' || n${more}))).*
       from ${table} t, generate_series(1, $2::int) n where t.${own} = $1`,
      [offer, times],
    );
}

it("the list of offers goes on to the last of them, those first whose guests wait, each once", async () => {
  const asks = await sent();
  const question = { reference: asks.reference, text: "Meer?" };
  await callAs("de", askAboutOfferEndpoint, question, asks);
  await copied(asks.reference, 40);
  const { reference } = await begin({ blank: true });
  await copied(reference, 40);

  const first = await page({});
  const pages = [first];
  for (let { next } = first; next; ) {
    const read = await page({ after: next });
    pages.push(read);
    next = read.next;
  }
  expect(pages.map(({ offers }) => offers.length)).toEqual([30, 30, 22]);
  const offers = pages.flatMap((each) => each.offers);
  expect(new Set(offers.map((offer) => offer.reference)).size).toBe(82);
  expect(offers.map((offer) => offer.asks)).toEqual([
    ...Array.from({ length: 41 }, () => true),
    ...Array.from({ length: 41 }, () => false),
  ]);
  const { request } = asks;
  const ofRequest = await page({ request });
  expect(ofRequest.offers).toHaveLength(30);
  expect((await page({ request, after: ofRequest.next })).offers).toHaveLength(11);
});

it("goes on where it was although the last offer of its page has changed since", async () => {
  const shown = await page({});
  const [last] = shown.offers.slice(-1);
  const before = await page({ after: shown.next });
  await pool().query(
    "update offers set changed_at = changed_at + interval '1 day' where reference = $1",
    [last?.reference],
  );
  expect(await page({ after: shown.next })).toEqual(before);
});

it("goes on from no place that it did not name itself", async () => {
  for (const after of ["O-7KM4-X2PA-9TRH", "2_1_O-7KM4-X2PA-9TRH", "1_x_O-7KM4-X2PA-9TRH", ""])
    expect((await desk("offers", { after }, neema)).status).toBe(422);
});
