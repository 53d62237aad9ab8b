import { expect, it } from "vitest";
import { quotePath } from "@/app/[locale]/Search/quote-path";
import { prefillFrom } from "@/components/quote/quote-prefill";

const readFrom = (path: string) => prefillFrom(new URL(path, "http://localhost").searchParams);

it("a search leads to the quote with its children, whose ages are still to be chosen", () => {
  const asked = { startDate: "2099-08-07", adults: 2, children: 2 };
  const known = { date: "2099-08-07", adults: 2, children: [null, null] };
  expect(readFrom(quotePath(asked))).toEqual(known);
});

it("a search without children, a day or a party leads to the quote without them", () => {
  const none = { startDate: null, adults: null, children: 0 };
  expect(quotePath({ ...none, adults: 2 })).toBe("/Quote?adults=2");
  expect(quotePath(none)).toBe("/Quote");
});

it("ages in an address are taken as they are", () => {
  expect(readFrom("/Quote?adults=2&children=9,7").children).toEqual([9, 7]);
});
