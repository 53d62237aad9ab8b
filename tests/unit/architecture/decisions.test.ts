import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = "docs/decisions";
const files = readdirSync(folder).sort();

describe("the decisions", () => {
  it("have each a number of its own, without gaps", () => {
    const numbers = files.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(files.map((_, at) => at + 1));
  });

  it.each(files)("%s begins with its number, and what it leads to is there", (name) => {
    const text = readFileSync(`${folder}/${name}`, "utf8");
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
    const led = [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, file = ""]) => file);
    expect(led.filter((file) => !files.includes(file))).toEqual([]);
  });
});
