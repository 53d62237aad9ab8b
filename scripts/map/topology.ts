import { z } from "zod";

const Arcs = z.array(z.array(z.int()));
const Named = z.object({ name: z.string() });
const TopologySchema = z.object({
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({
    countries: z.object({
      geometries: z.array(
        z.discriminatedUnion("type", [
          z.object({ type: z.literal("Polygon"), arcs: Arcs, properties: Named }),
          z.object({ type: z.literal("MultiPolygon"), arcs: z.array(Arcs), properties: Named }),
        ]),
      ),
    }),
  }),
});

export type Point = [lon: number, lat: number];

/** The rings of each country in a TopoJSON file of npm `world-atlas`, by its English name. */
export function countryRings(json: unknown): Map<string, Point[][]> {
  const { transform, arcs, objects } = TopologySchema.parse(json);
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    });
  });
  // A negative index means the arc runs backwards: ~i.
  const line = (index: number) =>
    index >= 0 ? (lines[index] ?? []) : (lines[~index] ?? []).toReversed();
  const ring = (indices: number[]) =>
    indices.flatMap((index, position) => line(index).slice(position === 0 ? 0 : 1));
  return new Map(
    objects.countries.geometries.map((country) => [
      country.properties.name,
      (country.type === "Polygon" ? country.arcs : country.arcs.flat()).map(ring),
    ]),
  );
}
