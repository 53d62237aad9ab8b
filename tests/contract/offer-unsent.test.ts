import { describe, expect, it } from "vitest";
import type { OfferDetail, OfferRow } from "@/lib/contract/desk/offers";
import { acceptOfferEndpoint } from "@/lib/contract/offers";
import { addDays } from "@/lib/pricing/days";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, type OfferKey, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");

const neema = await colleague("sales", "Neema");
const { one, edit, send, sent, begin } = offerDesk(neema);

const title = (en: string) => ({ source: "en" as const, texts: { en } });
const listed = async (reference: string) => {
  const { offers } = (await desk("offers", {}, neema)).body as unknown as { offers: OfferRow[] };
  return offers.find((row) => row.reference === reference);
};
const detail = async (offer: string) =>
  (await desk("offer", { offer }, neema)).body as unknown as OfferDetail;
const asSent = { title: "As it was sent", totals_minor: [500_000] };
const asChanged = { title: "As it was changed", totals_minor: [900_000] };
const first = { title: title(asSent.title), total_minor: 500_000 };

/** Sent, and then changed in its title, its day and its price. */
async function changedSince(): Promise<OfferKey & { starts: string; later: string }> {
  const made = await sent({}, first);
  const offer = await one(made.reference);
  const { starts } = offer.draft;
  const later = addDays(starts, 3);
  await edit(offer, { title: title(asChanged.title), total_minor: 900_000, starts: later });
  return { ...made, starts, later };
}

describe("an offer that was changed since it was sent", () => {
  it("stands in the list as its guest reads it, until the change is sent", async () => {
    const { reference, starts, later } = await changedSince();
    expect(await listed(reference)).toMatchObject({ state: "sent", starts, ...asSent });
    await send(reference);
    expect(await listed(reference)).toMatchObject({ state: "sent", starts: later, ...asChanged });
  });

  it("stands there as it was accepted, also afterwards", async () => {
    const { reference, token, starts } = await changedSince();
    const form = { reference, version: 1, ...acceptance };
    await callAs("de", acceptOfferEndpoint, form, { token });
    expect(await listed(reference)).toMatchObject({ state: "accepted", starts, ...asSent });
    expect((await detail(reference)).unsent).toBe(false);
  });

  it("stands there as it is made where nobody reads it: before it is sent, and once it was withdrawn", async () => {
    const { reference, later } = await changedSince();
    await desk("withdraw-offer", { offer: reference }, neema);
    expect(await listed(reference)).toMatchObject({ starts: later, ...asChanged });
    expect((await detail(reference)).unsent).toBe(false);
    const fresh = await begin({ blank: true });
    await edit(fresh, first);
    expect(await listed(fresh.reference)).toMatchObject({ state: "draft", ...asSent });
    expect(await detail(fresh.reference)).toMatchObject({ unsent: false, sent_at: null });
  });

  it("says that its guest reads another version, and of when, until it is sent or put back", async () => {
    const made = await sent({}, first);
    const before = await detail(made.reference);
    expect(before.unsent).toBe(false);
    expect(Date.parse(before.sent_at ?? "")).toBeGreaterThan(0);
    const change = async (changes: object) =>
      expect((await edit(await one(made.reference), changes)).status).toBe(200);
    await change({ total_minor: 900_000 });
    expect(await detail(made.reference)).toMatchObject({ unsent: true, sent_at: before.sent_at });
    await change({ total_minor: 500_000 });
    expect((await detail(made.reference)).unsent).toBe(false);
    await change({ total_minor: 900_000 });
    await send(made.reference);
    expect((await detail(made.reference)).unsent).toBe(false);
  });
});
