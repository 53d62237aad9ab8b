import { describe, expect, it } from "vitest";
import { changedContent } from "../../support/changed-content";

const loadWith = changedContent();

describe("the migration in the content", () => {
  it.each([
    ["at: kogatende", "at: kogatendy", "kogatendy is no point"],
    ["lamai-day", "lamai-night", "lamai-night is no day"],
    ["  12: [south]\n", "", "12 is missing"],
  ])("names what is not there: %s", (found, instead, why) => {
    expect(loadWith("facts/migration.yaml", found, instead)).toThrow(why);
  });
});
