import { expect, it } from "vitest";
import { csvOf, money } from "@/lib/backend/desk/month/csv";

const cellsOf = (words: string) =>
  csvOf([[words]])
    .replace(/^\uFEFF/, "")
    .trimEnd();

it.each([
  ["=1+1", "'=1+1"],
  ["Ann;=HYPERLINK(A1)", "Ann;'=HYPERLINK(A1)"],
  ["Ann; +1;@SUM(A1)", "Ann; '+1;'@SUM(A1)"],
  ["Ann\n-2", '"Ann\n\'-2"'],
  ["Ann|=1", "Ann|'=1"],
  ["Ann;＝1", "Ann;'＝1"],
  ["Ann;\u200b=1", "Ann;\u200b'=1"],
  ["\u200b=1", "\u200b'=1"],
  [" =1", " '=1"],
  ["\u3000\u200b+1", "\u3000\u200b'+1"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "\"'\r'=1\""],
])("marks %j as words, also where a spreadsheet would part them", (words, cell) => {
  expect(cellsOf(words)).toBe(cell);
});

it.each(["Ann; Bob", "a-b", "2027-08-07 14:05", "O'Neil; née Smith"])(
  "leaves %j alone",
  (words) => {
    expect(cellsOf(words)).toBe(words);
  },
);

it("writes an amount that is below zero as one", () => {
  expect(csvOf([[money(-5005)]])).toContain("-50.05");
});
