import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { StaySchema } from "@/lib/contract/tours";
import { nightRows, type StayWords } from "@/lib/i18n/stay-texts";
import { catalogues } from "@/lib/i18n/translator";

const words = createTranslator({
  locale: "en",
  messages: catalogues.en,
  namespace: "Stays",
}) as StayWords;
const named = { name: "Kopje House", type: "lodge", type_text: "Lodge", level: "luxury" };
const rows = (facts: object) =>
  Object.fromEntries(nightRows(StaySchema.parse({ ...named, ...facts }), words));

describe("what a night's card says", () => {
  it("is nothing where nothing is known", () => {
    expect(rows({})).toEqual({});
  });

  it("is of a fence what it means: inside a park, outside, on a mountain", () => {
    const inside = { park: { inside: true } };
    expect(rows({ fenced: false, ...inside }).Fence).toMatch(/animals pass through/);
    expect(rows({ fenced: false }).Fence).toBe("No fence");
    expect(rows({ fenced: true, ...inside }).Fence).toBe("Fenced grounds");
    expect(rows({ fenced: false, ...inside, type: "mountain_hut" })).toEqual({});
  });

  it("is how one washes and charges", () => {
    expect(rows({ bathroom: "ensuite", hot_water: "bucket", power: "evenings" })).toEqual({
      Bathroom: "Your own",
      "Hot water": "Bucket shower, filled with hot water when you ask",
      Power: "Sockets where you sleep, in the evening only",
    });
  });
});
