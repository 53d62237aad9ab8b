import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { testContent } from "../../support/content";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Loads the content of the tests with a word of a file put another way. */
function loadWith(file: string, from: string, to: string) {
  cpSync(testContent, folder, { recursive: true });
  const at = path.join(folder, file);
  const before = readFileSync(at, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error("nothing was changed");
  writeFileSync(at, after);
  return () => loadContent(folder);
}

const tarangire = "facts/stays/tarangire.yaml";

describe("the import knows of each stay what guests ask", () => {
  it("and refuses one that leaves it open", () => {
    const load = loadWith(tarangire, "  hot_water: always\n", "");
    expect(load).toThrow(/tarangire\.yaml:\d+: baobab-ridge\.hot_water/);
  });

  it("refuses a replacement of another level, and one that is itself", () => {
    const ofAnotherLevel = loadWith(
      tarangire,
      "  suits: [families, first_timers]\n",
      "  suits: [families]\n  when_full: nyuki-camp\n",
    );
    expect(ofAnotherLevel).toThrow(
      /baobab-ridge\.when_full: nyuki-camp is not another stay at tarangire, mid_range/,
    );
    const itself = loadWith(
      tarangire,
      "  suits: [families, first_timers]\n",
      "  suits: [families]\n  when_full: baobab-ridge\n",
    );
    expect(itself).toThrow(/baobab-ridge is not another stay/);
  });

  it("refuses a tour for children too young for where it sleeps", () => {
    const load = loadWith(tarangire, "  children_from: 0\n", "  children_from: 16\n");
    expect(load).toThrow(/baobab-ridge takes children from 16 years/);
  });

  it("refuses a night elsewhere than where its stay is", () => {
    const load = loadWith(tarangire, "  place: tarangire\n", "  place: karatu\n");
    expect(load).toThrow(/baobab-ridge is at karatu, the night at tarangire/);
  });
});
