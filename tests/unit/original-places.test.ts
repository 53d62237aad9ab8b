import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { withOriginalPlaces } from "@/lib/original-places";

const folder = mkdtempSync(join(tmpdir(), "built-"));
const map = { version: 3, sources: ["../../../lib/pricing/quote.ts"], names: [], mappings: "AAEA" };
for (const [part, script] of [
  ["server", "one.js"],
  ["tembea", "run.mjs"],
] as const) {
  mkdirSync(join(folder, part));
  writeFileSync(join(folder, part, `${script}.map`), JSON.stringify(map));
}

describe("the places of an error", () => {
  it.each(["server/one.js", "tembea/run.mjs"])("of %s are those of our sources", (script) => {
    const stack = `Error: no\n    at e (.next/${script}:1:1)\n    at main (server.ts:3:1)`;
    expect(withOriginalPlaces(stack, folder)).toBe(
      "Error: no\n    at e (lib/pricing/quote.ts:3:1)\n    at main (server.ts:3:1)",
    );
  });

  it("are looked up nowhere but in the folder of the build", () => {
    writeFileSync(join(folder, "..", `${basename(folder)}-beside.js.map`), JSON.stringify(map));
    for (const path of [
      `../../${basename(folder)}-beside.js`,
      `chunks/../../../${basename(folder)}-beside.js`,
      `../../../../../../../..${folder}-beside.js`,
    ]) {
      const stack = `    at e (.next/server/${path}:1:1)`;
      expect(withOriginalPlaces(stack, folder)).toBe(stack);
    }
  });

  it("stay as they are where the build has no map", () => {
    const stack = "    at e (.next/server/chunks/two.js:1:4367)";
    expect(withOriginalPlaces(stack, folder)).toBe(stack);
  });
});
