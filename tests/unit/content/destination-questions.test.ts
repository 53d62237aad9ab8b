import { describe, expect, it } from "vitest";
import { changedContent } from "../../support/changed-content";

const loadWith = changedContent();
const serengeti = "en/destinations/serengeti.md";

describe("the import of what guests ask about a place", () => {
  it("refuses a question without an answer, and names its line", () => {
    const load = loadWith(serengeti, "    answer: >-", "    reply: >-");
    expect(load).toThrow(/serengeti\.md:\d+: questions\.0\.answer/);
  });

  it("refuses a question that is longer than one reads at a glance", () => {
    const load = loadWith(
      serengeti,
      "Can you promise us",
      `Can you ${"really ".repeat(20)}promise`,
    );
    expect(load).toThrow(/serengeti\.md:\d+: questions\.0\.question/);
  });
});
