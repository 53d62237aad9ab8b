export interface Labelled {
  id: string;
  text: string;
  /** Share of the map's width and height. */
  x: number;
  y: number;
  /** Radius in pixels of the marker that lies there; at 0 the label is centred on the point. */
  marker: number;
}

export type Placed<T extends Labelled> = T & { side: Side };

const sides = ["right", "left", "above", "below", "middle"] as const;
export type Side = (typeof sides)[number];
interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const letterPixels = 7.4;
const linePixels = 18;
/** Between two names, so that they are not read as one. */
const airPixels = 6;
export const markerPixels = 12;

/**
 * Finds a side of its marker for each label so that none covers another label or marker or leaves
 * the map; a label that fits nowhere is left out. Earlier ones choose first.
 */
export function placeLabels<T extends Labelled>(
  labels: T[],
  map: { width: number; height: number },
): Placed<T>[] {
  // Small dots give way to the names of what matters more and are left out with their own.
  const taken: Rectangle[] = labels
    .filter(({ marker }) => marker >= markerPixels)
    .map(({ x, y, marker }) => around(x * map.width, y * map.height, marker));
  const placed: Placed<T>[] = [];
  for (const label of labels) {
    // A lake that is also a destination is named once.
    if (placed.some(({ id }) => id.endsWith(label.id))) continue;
    const dot = around(label.x * map.width, label.y * map.height, label.marker);
    const isDot = label.marker > 0 && label.marker < markerPixels;
    if (isDot && taken.some((other) => overlap(dot, other, label, map))) continue;
    for (const side of label.marker > 0 ? sides.slice(0, 4) : sides.slice(4)) {
      const box = boxOf(label, side, map);
      const fits = inside(box, map) && !taken.some((other) => overlap(box, other, label, map));
      if (!fits) continue;
      taken.push(box);
      if (isDot) taken.push(dot);
      placed.push({ ...label, side });
      break;
    }
  }
  return placed;
}

function boxOf(
  { text, x, y, marker }: Labelled,
  side: Side,
  map: { width: number; height: number },
): Rectangle {
  const [px, py] = [x * map.width, y * map.height];
  const width = text.length * letterPixels + 6;
  const gap = marker + 2;
  const left = { right: px + gap, left: px - gap - width }[side as string] ?? px - width / 2;
  const top =
    { above: py - gap - linePixels, below: py + gap }[side as string] ?? py - linePixels / 2;
  return { left, top, right: left + width, bottom: top + linePixels };
}

const around = (x: number, y: number, r: number): Rectangle => ({
  left: x - r,
  top: y - r,
  right: x + r,
  bottom: y + r,
});

const inside = (box: Rectangle, map: { width: number; height: number }) =>
  box.left > 2 && box.top > 2 && box.right < map.width - 2 && box.bottom < map.height - 2;

/** A label may touch the square of its own marker, from which it starts. */
function overlap(
  box: Rectangle,
  other: Rectangle,
  label: Labelled,
  map: { width: number; height: number },
): boolean {
  const own = around(label.x * map.width, label.y * map.height, label.marker);
  if (label.marker > 0 && own.left === other.left && own.top === other.top) return false;
  return (
    box.left < other.right + airPixels &&
    box.right > other.left - airPixels &&
    box.top < other.bottom &&
    box.bottom > other.top
  );
}
