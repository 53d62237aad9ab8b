import { describe, expect, it } from "vitest";
import { movedDay, newDay, splitDay } from "@/components/desk/offers/day-list";

const days = ["a", "b", "c"].map((id) => ({ ...newDay(id), id }));

describe("the days of an offer", () => {
  it("have one of them at another place", () => {
    expect(movedDay(days, 0, 2).map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(movedDay(days, 2, 0).map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });

  it("are split at a paragraph of our own text, in every language that has one", () => {
    const texts = { en: "Morning.\n\nEvening.", de: "Morgens." };
    const day = { ...newDay("a"), id: "a", stay: "lodge", text: { source: "en" as const, texts } };
    const [first, second, ...others] = splitDay([day, ...days.slice(1)], 0);
    expect(first).toMatchObject({ id: "a", text: { texts: { en: "Morning.", de: "Morgens." } } });
    expect(second).toMatchObject({
      block: null,
      stay: "lodge",
      text: { texts: { en: "Evening." } },
    });
    expect(others).toHaveLength(2);
  });

  it("are split into a day and one that waits for words", () => {
    const [, second] = splitDay(days, 0);
    expect(second).toMatchObject({ block: null, text: null });
  });
});
