import { describe, expect, it } from "vitest";
import { costsOf } from "@/lib/backend/content/costs";
import { loadContent } from "@/lib/backend/content/load";
import { placesOf } from "@/lib/backend/content/tour-rows";
import { locales } from "@/lib/contract/locale";

const content = loadContent("content");
const { costs, tips } = content;
if (!costs || !tips) throw new Error("the content says what journeys cost beside the tour");

const numbersIn = (text: string) => new Set(text.match(/\d+/g)?.map(Number));

describe("what a journey costs beside the tour", () => {
  it.each(locales)("is what the texts in %s say", (locale) => {
    const posts = content.words.posts[locale];
    const entry = numbersIn(posts.get("travel-requirements")?.value.body ?? "");
    for (const fee of [costs.visa, costs.visa_us, costs.zanzibar_insurance])
      expect([fee, entry.has(fee)]).toEqual([fee, true]);
    const tipping = numbersIn(posts.get("tipping-guideline")?.value.body ?? "");
    for (const tip of tips.safari_guide_shared) expect(tipping.has(tip)).toBe(true);
  });

  it("has Zanzibar’s insurance for a journey that goes there, and no other", () => {
    const islands = ["zanzibar", "stone-town", "paje", "nungwi", "mnemba", "pemba"];
    for (const [id, { value }] of content.tours) {
      const asks = (costsOf(content, value)?.zanzibar_minor ?? null) !== null;
      const nights = value.days.map(({ block }) => content.days.get(block)?.value.night ?? "");
      const sleeps = nights.some((night) => islands.includes(night));
      const isThere = placesOf(content, value).some((place) => islands.includes(place));
      // Who is there already has it.
      if (sleeps && !islands.includes(value.start)) expect([id, asks]).toEqual([id, true]);
      if (asks) expect([id, isThere]).toEqual([id, true]);
    }
  });

  it("counts the guide’s tip for days with animals, and lodges by their nights", () => {
    const tour = content.tours.get("meru-four-private")?.value;
    const found = tour && costsOf(content, tour);
    expect(found).toMatchObject({ lodge_tips_minor: [0, 0], zanzibar_minor: null });
    expect(found?.climb_tips[1]).toMatchObject({ travellers: 2 });
  });
});
