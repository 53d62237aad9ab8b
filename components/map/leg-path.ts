import type { MapFrame } from "./map-frame";
import { drawingWidth } from "./outline-path";
import type { Leg } from "./route";

/** A leg as a gentle arc; flights bend more. Two ways between the same places bend apart. */
export function legPath({ from, to, mode }: Leg, frame: MapFrame): string {
  const [a, b] = [drawn(from.position, frame), drawn(to.position, frame)];
  const bend = mode === "air" ? 0.16 : mode === "water" ? 0.08 : -0.08;
  const turn = {
    x: (a.x + b.x) / 2 + (b.y - a.y) * bend,
    y: (a.y + b.y) / 2 - (b.x - a.x) * bend,
  };
  const point = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${point(a)}Q${point(turn)} ${point(b)}`;
}

function drawn(position: [number, number], frame: MapFrame) {
  const { x, y } = frame.place(position);
  return { x: x * drawingWidth, y: y * drawingWidth * frame.ratio };
}
