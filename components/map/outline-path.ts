import { clipRing } from "./clip-ring";
import type { MapFrame } from "./map-frame";

/** Units across the drawing; a step of one is finer than a pixel on most screens. */
export const drawingWidth = 900;

/** The rings that show in a frame as the `d` of a path; empty when none does. */
export function outlinePath(rings: number[][][], frame: MapFrame): string {
  const { west, east, south, north } = frame.box;
  // Clipped a little outside the frame, so that the cut edge's stroke stays out of sight.
  const air = (east - west) * 0.03;
  const box = { west: west - air, east: east + air, south: south - air, north: north + air };
  return rings
    .map((ring) =>
      clipRing(
        ring.map(([lon = 0, lat = 0]) => [lon, lat]),
        box,
      ),
    )
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${steps(ring, frame).join(" ")}Z`)
    .join("");
}

function steps(ring: [number, number][], frame: MapFrame): string[] {
  const height = drawingWidth * frame.ratio;
  const drawn = ring.map(([lon, lat]) => {
    const { x, y } = frame.place([lat, lon]);
    return `${Math.round(x * drawingWidth)} ${Math.round(y * height)}`;
  });
  return drawn.filter((point, index) => point !== drawn[index - 1]);
}
