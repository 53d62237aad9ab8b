import { describe, expect, it } from "vitest";
import type { DraftVariant } from "@/lib/contract/offer-document";
import { offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague } from "../support/desk";
import { askedFor, keyOf, type OfferKey, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { offerEmail } = await import("@/lib/backend/emails/offer-email");

const { one, begin, edit, send } = offerDesk(await colleague("sales", "Neema"));

const guest = { name: "Ada Frank", email: "ada@example.com" };
const named = (en: string, de: string) => ({ source: "en" as const, texts: { en, de } });
const read = async ({ reference, token }: OfferKey, locale: "de" | "en") =>
  (await callAs(locale, offerEndpoint, { reference }, { token })).data;

describe("an offer with versions", () => {
  it("calls by their letters those without a name, in every language and for good", async () => {
    const offer = await begin({ request: await askedFor({ email: "letters@example.com" }) });
    const { variant } = offer;
    const variants = [
      variant,
      { ...variant, id: "b" },
      { ...variant, id: "c", name: named("C!", "C!") },
    ];
    await edit(offer, { variants });
    const { body, status } = await send(offer.reference);
    expect(status).toBe(200);
    const open = { reference: offer.reference, token: keyOf(String(body.link)) };
    const names = async (locale: "de" | "en") => {
      const { journey, others } = await read(open, locale);
      return [journey, ...others].map((each) => each?.name);
    };
    expect(await names("de")).toEqual(["Variante A", "Variante B", "C!"]);
    expect(await names("en")).toEqual(["Version A", "Version B", "C!"]);
    expect((await offerEmail(offer.reference))?.content.facts[1]?.[0]).toBe("Variante B");
    // What was sent stays as it was when one of them goes.
    await edit(await one(offer.reference), { variants: [variant] });
    expect(await names("de")).toEqual(["Variante A", "Variante B", "C!"]);
  });

  it("is not sent while two are called the same in any language, and has three at most", async () => {
    const offer = await begin({});
    const { variant } = offer;
    const copies = (count: number, name: DraftVariant["name"]) =>
      Array.from({ length: count }, (_, at) => ({ ...variant, id: `v-${at}`, name }));
    const [first, second] = copies(2, null);
    if (!first || !second) throw new Error("no versions");
    const called = (one: DraftVariant["name"], other: DraftVariant["name"]) => [
      { ...first, name: one },
      { ...second, name: other },
    ];
    const sameIn = async (variants: DraftVariant[]) => {
      await edit(await one(offer.reference), { variants }, guest);
      return (await one(offer.reference)).problems;
    };
    const camps = named("Camps", "Camps");
    expect(await sameIn(called(camps, camps))).toEqual(["same_names"]);
    expect(await sameIn(called(camps, named("Tents", "Camps")))).toEqual(["same_names"]);
    expect(await sameIn(called(null, named("Version A", "Zelte")))).toEqual(["same_names"]);
    expect((await send(offer.reference)).body).toMatchObject({ error: { reason: "same_names" } });
    expect(await sameIn(called(camps, null))).toEqual([]);
    const now = await one(offer.reference);
    expect((await edit(now, { variants: copies(4, null) })).status).toBe(422);
    const twice = [variant, variant];
    expect((await edit(now, { variants: twice })).status).toBe(422);
  });
});

describe("the price of an offer", () => {
  it("is said to be for other days than there are, until it is made anew or meant so", async () => {
    const offer = await begin({});
    const { days } = offer.variant;
    const own = { block: null, stay: null, title: named("Rest", "Ruhe"), text: null };
    const more = [...days, { ...own, id: "x" }, { ...own, id: "y" }];
    const warned = async (changes: object) => {
      await edit(await one(offer.reference), changes);
      const { warnings } = (await one(offer.reference)).preview;
      return (warnings as { kind: string }[]).filter(({ kind }) => kind === "other_days");
    };
    const told = (now: number, priced_days = days.length) => [
      { kind: "other_days", days: now, priced_days },
    ];
    expect(await warned({})).toEqual([]);
    expect(await warned({ days: more })).toEqual(told(days.length + 2));
    expect(await warned({ days: days.slice(1) })).toEqual(told(days.length - 1));
    // A total that was typed for what there was then.
    expect(await warned({ total_minor: 700_000, priced_days: days.length - 1 })).toEqual([]);
    expect(await warned({ days: more })).toEqual(told(days.length + 2, days.length - 1));
    expect(await warned({ priced_days: days.length + 2 })).toEqual([]);
  });
});
