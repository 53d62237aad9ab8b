import { describe, expect, it } from "vitest";
import { sourceFiles } from "../../support/source-files";

const files = sourceFiles("tests").filter(
  ({ file }) => !file.startsWith("tests/unit/architecture"),
);
const sayers = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe("a test", () => {
  it("waits for what a person waits for, not for a time or for a network that is idle", () => {
    expect(sayers(/waitForTimeout|["']networkidle["']/)).toEqual([]);
  });

  it("leaves nothing to chance that could not be tried again", () => {
    expect(sayers(/\bMath\.random\b/)).toEqual([]);
  });
});
