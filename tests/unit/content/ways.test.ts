import { describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { waysOf } from "@/lib/backend/content/way-rules";
import { changedContent } from "../../support/changed-content";
import { testContent } from "../../support/content";

const content = loadContent(testContent);
const loadWith = changedContent();

function waysOfDay(id: string) {
  const day = content.days.get(id);
  if (!day) throw new Error(`there is no ${id}`);
  return waysOf(content, day);
}
const position = (id: string) => content.destinations.get(id)?.value.position;

describe("the ways of a day", () => {
  it("lead along the roads of the file, forth and back", () => {
    const [forth] = waysOfDay("arusha-to-tarangire");
    expect(forth?.kind).toBe("road");
    expect(forth?.line[0]).toEqual(position("arusha"));
    expect(forth?.line.length).toBeGreaterThan(2);
    const back = waysOfDay("karatu-tarangire-to-arusha").at(-1);
    expect(back?.line).toEqual(forth?.line.toReversed());
  });

  it("up a mountain are a road to the gate and a trail from there", () => {
    const up = waysOfDay("machame-gate-to-machame-camp");
    expect(up.map(({ kind }) => kind)).toEqual(["road", "trail"]);
    expect(up[1]?.line[0]).toEqual(up[0]?.line.at(-1));
    const down = waysOfDay("mweka-camp-to-moshi");
    expect(down.map(({ kind }) => kind)).toEqual(["trail", "road"]);
    expect(down.at(-1)?.line.at(-1)).toEqual(position("moshi"));
  });

  it("through the air are straight where nothing better is known", () => {
    expect(waysOfDay("fly-arusha-to-seronera")).toEqual([
      { kind: "flight", line: [position("arusha"), position("serengeti")] },
    ]);
  });
});

describe("the import refuses", () => {
  const northern = "facts/days/northern.yaml";
  const way = "arusha-to-tarangire:\n  places: [ arusha, tarangire ]\n  way: [ road ]\n";

  it("a day that changes its place and does not say how", () => {
    const load = loadWith(northern, way, way.replace("  way: [ road ]\n", ""));
    expect(load).toThrow(/arusha-to-tarangire\.way: is open from arusha to tarangire/);
  });

  it("a road that nobody laid, and a way that is not there", () => {
    const nobody = loadWith(northern, way, way.replace("road", "rail"));
    expect(nobody).toThrow(/there is no rail between arusha and tarangire in ways\.yaml/);
    const unknown = loadWith(northern, way, way.replace("road", "by-camel"));
    expect(unknown).toThrow(/arusha-to-tarangire\.way: there is no by-camel/);
    const elsewhere = loadWith(northern, way, way.replace("road", "machame-gate"));
    expect(elsewhere).toThrow(/machame-gate leads on from arusha to no place of the day/);
  });

  it("a line through a point that is nowhere", () => {
    const load = loadWith("facts/points.yaml", "makuyuni:", "makuyuny:");
    expect(load).toThrow(/ways\.yaml:\d+: [\w-]+\.parts\.0: there is no makuyuni/);
  });

  it("a tour whose days do not join", () => {
    const load = loadWith(
      northern,
      "tarangire-to-karatu:\n  places: [ tarangire, karatu ]\n  way: [ road ]\n",
      "tarangire-to-karatu:\n  places: [ karatu ]\n",
    );
    expect(load).toThrow(/begins at karatu, the day before it ends at tarangire/);
  });
});
