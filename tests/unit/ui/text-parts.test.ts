import { expect, it } from "vitest";
import { textParts } from "@/components/company/text-parts";

const told = "## One\n\na\n\n## Two\n\nb\n\n### In two\n\n## Three\n\nc\n\n## Four\n";

it("a text is read in order, its first parts together", () => {
  const { first, others } = textParts(told, 2);
  expect(first + others.join("")).toBe(told);
  expect(others).toEqual(["## Three\n\nc\n\n", "## Four\n"]);
});

it("words before the first heading belong to what is read first", () => {
  expect(textParts(`Hello.\n\n${told}`, 2).others).toEqual(textParts(told, 2).others);
});

it("a text with few headings stays whole", () => {
  expect(textParts("Only this.", 2)).toEqual({ first: "Only this.", others: [] });
});
