import { describe, expect, it } from "vitest";
import { anyOf, decimalNumber, oneOf, or, wholeNumber } from "@/components/url-state/url-part";
import { urlSpelling } from "@/components/url-state/url-spelling";

const spelling = urlSpelling({
  level: anyOf,
  price: wholeNumber,
  rating: decimalNumber,
  sort: or(oneOf(["popularity", "price"]), "popularity"),
});
const nothing = { level: [], price: null, rating: null, sort: "popularity" };

describe("a query", () => {
  it.each([
    ["", {}],
    ["level=luxury&level=&level=budget", { level: ["luxury", "budget"] }],
    ["level=luxury,budget", { level: ["luxury", "budget"] }],
    ["price=0&rating=4.5", { price: 0, rating: 4.5 }],
    ["price=12.9", { price: 12 }],
    ["price=many&rating=NaN&sort=price", { sort: "price" }],
    ["sort=dearest&utm_source=mail&__proto__=x", {}],
  ])("is read as far as it can be meant: %s", (query, meant) => {
    expect(spelling.read(new URLSearchParams(query))).toEqual({ ...nothing, ...meant });
  });

  it("has one spelling, without what nobody need say", () => {
    const asked = new URLSearchParams("sort=popularity&price=007&level=budget&level=luxury&page=2");
    expect(spelling.asked(asked)).toBe("?level=budget,luxury&price=7");
  });
});

describe("an address", () => {
  it("keeps its other parts", () => {
    const write = (state: object) => spelling.write("/list?utm=a%26b&price=5#map", state);
    expect(write({ price: null, level: ["é & co", "a,b"] })).toBe(
      "/list?utm=a%26b&level=é+%26+co,a%252Cb#map",
    );
    expect(write({})).toBe("/list?utm=a%26b&price=5#map");
  });

  it.each(["a,b", "'\"<>`", "100%", "#?&=+ /", "ü\u0001"])("carries %s there and back", (word) => {
    const address = spelling.write("/list", { level: [word] });
    expect(spelling.read(new URL(address, "http://localhost").searchParams).level).toEqual([word]);
  });
});
