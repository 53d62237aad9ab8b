import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { namedKeys } from "../../support/named-keys";
import { sourceFiles } from "../../support/source-files";

const known = keysOf(JSON.parse(readFileSync("messages/en.json", "utf8")));

function keysOf(messages: object, prefix = ""): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string"
      ? [prefix + key]
      : [prefix + key, ...keysOf(value, `${prefix}${key}.`)],
  );
}

/** Whether a key is there, or one that it may become. */
function isKnown(key: string): boolean {
  if (!key.includes("${")) return known.includes(key);
  const parts = key.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/);
  const shape = new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`);
  return known.some((each) => shape.test(each));
}

// The type checker could say it too, for a minute of its time: there are thousands of keys.
it("every message that is asked for is there", () => {
  const named = sourceFiles("app", "components", "lib", "server").flatMap(namedKeys);
  expect(named.length).toBeGreaterThan(1_500);
  expect(named.filter(({ key }) => !isKnown(key))).toEqual([]);
});
