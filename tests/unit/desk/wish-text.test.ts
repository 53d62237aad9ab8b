import { describe, expect, it } from "vitest";
import { cameFromFacts, wishFacts, wishText } from "@/components/desk/requests/wish-text";
import type { Wish } from "@/lib/contract/desk/requests";

const wish: Wish = {
  ...{ about: "", interests: [], days: null, day: null, month: null, adults: null, children: [] },
  ...{ budget_minor: null, total_minor: null, rating: null, title: "", message: "" },
};

describe("what a request asks for, in the desk's words", () => {
  it("is the journey, how long and when, of a quote", () => {
    const eight = { ...wish, about: "The plains", days: 8, month: "2027-08" };
    expect(wishText("quote", eight)).toBe("The plains, 8 days, August 2027");
    expect(wishText("quote", { ...wish, days: 1, day: "2027-08-07" })).toBe(
      "Journey, 1 day, 7 Aug 2027",
    );
    expect(wishText("quote", { ...wish, interests: ["safari", "great_migration"] })).toBe(
      "Safari, Great migration, any date",
    );
  });

  it("is the journey and its day, of a booking", () => {
    expect(wishText("booking", { ...wish, about: "The plains", day: "2027-08-07" })).toBe(
      "The plains, 7 Aug 2027",
    );
  });

  it("is the stars and the title, of a review, and how a message begins", () => {
    expect(wishText("review", { ...wish, rating: 3, title: "Good days" })).toBe(
      "★★★☆☆ · Good days",
    );
    expect(wishText("enquiry", { ...wish, about: "Ruaha", message: "Is May wet?" })).toBe(
      "Ruaha: “Is May wet?”",
    );
    expect(wishText("contact", wish)).toBe("");
  });

  it("says who travels and for how much, and nothing of what was not said", () => {
    const family = { ...wish, adults: 2, children: [9], budget_minor: 320_000 };
    expect(wishFacts(family)).toEqual(["2 adults, 1 child (9)", "up to $3,200 each"]);
    const booked = { ...wish, adults: 1, children: [4, 9], total_minor: 510_000 };
    expect(wishFacts(booked)).toEqual(["1 adult, 2 children (4, 9)", "$5,100"]);
    expect(wishFacts(wish)).toEqual([]);
  });
});

describe("where somebody came from, in the desk's words", () => {
  const nobody = { page: "/", referrer: "", source: "", medium: "", campaign: "" };

  it("is the campaign, who linked here, the first page and what was read", () => {
    const news = { source: "News", medium: "email", campaign: "Spring" };
    const found = cameFromFacts({
      ...{ ...news, page: "/trip/crater", referrer: "www.example.org" },
      pages: ["/", "/trip/crater"],
    });
    expect(found).toEqual([
      ["Came from", "News · Spring, email · www.example.org · first page /trip/crater"],
      ["Pages read", "/ → /trip/crater"],
    ]);
  });

  it("is nobody, where nobody sent them", () => {
    expect(cameFromFacts(nobody)).toEqual([["Came from", "direct · first page /"]]);
  });
});
