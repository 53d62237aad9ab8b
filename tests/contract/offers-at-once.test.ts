import { expect, it } from "vitest";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { askedFor, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { shareOfferEndpoint } = await import("@/lib/contract/offer-reading");

const neema = await colleague("sales", "Neema");
const offers = offerDesk(neema);

/** More than there are connections to the database. */
const atOnce = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 25 }, ask));
const statuses = async (call: string, input: object) =>
  (await atOnce(() => desk(call, input, neema))).map(({ status }) => status);

it("one offer that is sent by many presses at once is sent once, and nobody waits in vain", async () => {
  const { reference, version } = await offers.begin({ request: await askedFor() });
  const answered = await statuses("send-offer", { offer: reference, version });
  expect(answered.toSorted()).toEqual([200, ...Array(24).fill(409)]);
});

it("a link that is renewed, or shared, by many at once is answered to each of them", async () => {
  const { reference, token } = await offers.sent();
  const shared = await atOnce(() =>
    callAs("en", shareOfferEndpoint, { reference, on: true }, { token }),
  );
  expect(new Set(shared.map(({ data }) => data.reading_link)).size).toBe(1);
  expect(await statuses("renew-offer-link", { offer: reference })).toEqual(Array(25).fill(200));
});
