import { describe, expect, it } from "vitest";
import { changedContent } from "../../support/changed-content";

const loadWith = changedContent();
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
