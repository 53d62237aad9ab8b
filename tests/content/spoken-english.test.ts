import { describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { textsOf } from "../support/content-texts";

/** Terms and deposits are exact. */
const exact = /^en\/pages\/(terms|privacy|deposits)/;
const stiff =
  /\b(cannot|(do|does|did|is|are|was|were|has|have|had|could|should|would|will) not)\b/i;
const texts = textsOf(loadContent("content"), "en").filter(([at]) => !exact.test(at));

describe("English", () => {
  it("is read in the content", () => {
    expect(texts.length).toBeGreaterThan(3_000);
    expect(stiff.test("It does not matter.")).toBe(true);
    expect(stiff.test("It doesn’t matter.")).toBe(false);
  });

  it("is written as it is spoken, with contractions", () => {
    expect(texts.filter(([, text]) => stiff.test(text)).map(([at]) => at)).toEqual([]);
  });
});
