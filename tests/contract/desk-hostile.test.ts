import { describe, expect, it } from "vitest";
import type { DeskCallName } from "@/lib/contract/desk/rights";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { offerDesk } from "../support/offer";

await contentDatabase();

const owner = await colleague("owner");
const offers = offerDesk(owner);

const someId = "00000000-0000-4000-8000-000000000000";
const among = (key: string) => ({ month: "2026-11", by: "person", key });

describe("the desk, told what no database keeps", () => {
  const calls: [DeskCallName, (words: string) => object][] = [
    ["requests", (key) => ({ came: among(key) })],
    ["bookings", (key) => ({ made: among(key) })],
    ["bookings", (key) => ({ confirmed: among(key) })],
    ["bookings", (find) => ({ find })],
    ["begin-offer", (tour) => ({ tour })],
    ["reviews", (after) => ({ after })],
    ["publish-review", (review) => ({ review, seen: "pending" })],
    ["reply-to-review", (review) => ({ review, version: 0, language: "en", text: "Thank you" })],
    ["withdraw-reply", (review) => ({ review, version: 1 })],
    ["send-again", (email) => ({ email })],
    ["give-up-email", (email) => ({ email })],
    ["add-resource", (name) => ({ kind: "guide", name })],
  ];

  it.each(calls)("says of %s which field is wrong", async (call, input) => {
    for (const words of ["a\0b", "a\ud800b"]) {
      const { status } = await desk(call, input(words), owner);
      expect([words, status]).toEqual([words, 422]);
    }
  });

  it("keeps nothing of a letter with half a character in it", async () => {
    const offer = await offers.begin({});
    const letter = { source: "en" as const, texts: { en: "a\ud800b" } };
    expect((await offers.edit(offer, { letter })).status).toBe(422);
  });
});

describe("the desk, told numbers and days without end", () => {
  const calls: [DeskCallName, object][] = [
    ["calendar", { from: "9999-12-31" }],
    ["resources", { from: "9999-12-31" }],
    ["calendar", { from: "0000-01-01" }],
    ["resources", { from: "0000-01-01" }],
    ["remove-snippet", { snippet: someId, version: 2_147_483_648 }],
    ["withdraw-reply", { review: "any", version: 2_147_483_648 }],
    ["reply-to-review", { review: "any", version: 2_147_483_647, language: "en", text: "Thanks" }],
    ["rename-resource", { resource: someId, version: 2_147_483_648, name: "Baraka" }],
    ["edit-snippet", { snippet: someId, version: 2_147_483_648, language: "en", text: "Karibu" }],
    ["take-over", { request: "Q-2222-2222-2222", version: 2_147_483_648 }],
    ["open-departure", { departure: "any", version: 2_147_483_648 }],
    ["accept-booking", { booking: "B-2222-2222-2222", version: 2_147_483_648 }],
    ["withdraw-change", { booking: "B-2222-2222-2222", change: 2 ** 53 }],
    ["record", { after: 2 ** 53 }],
  ];

  it.each(calls)("refuses them: %s %o", async (call, input) => {
    expect((await desk(call, input, owner)).status).toBe(422);
  });
});

describe("the record", () => {
  it.each([[Number.MAX_SAFE_INTEGER], [0], [-1], [Number.MIN_SAFE_INTEGER]])(
    "goes on behind any number: %i",
    async (after) => {
      expect((await desk("record", { after }, owner)).status).toBe(200);
    },
  );
});

describe("an offer for a tour that there is not", () => {
  it("is neither priced nor kept, so that it can be opened afterwards", async () => {
    const offer = await offers.begin({});
    const { starts, adults, children, rooms } = offer.draft;
    const tour = "constructor";
    const priced = await desk("price-offer", { tour, starts, adults, children, rooms }, owner);
    expect(priced.status).toBe(404);
    expect((await offers.edit(offer, { tour })).status).toBe(404);
    expect((await desk("offer", { offer: offer.reference }, owner)).status).toBe(200);
  });
});
