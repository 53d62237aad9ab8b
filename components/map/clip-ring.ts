export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}
type Point = [lon: number, lat: number];

/** The part of a closed ring inside a box (Sutherland–Hodgman); empty when it lies outside. */
export function clipRing(ring: Point[], box: Box): Point[] {
  const edges: [inside: (p: Point) => boolean, cut: (a: Point, b: Point) => Point][] = [
    [([x]) => x >= box.west, (a, b) => atLon(a, b, box.west)],
    [([x]) => x <= box.east, (a, b) => atLon(a, b, box.east)],
    [([, y]) => y >= box.south, (a, b) => atLat(a, b, box.south)],
    [([, y]) => y <= box.north, (a, b) => atLat(a, b, box.north)],
  ];
  return edges.reduce(
    (points, [inside, cut]) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const crossing = inside(point) === inside(before) ? [] : [cut(before, point)];
        return inside(point) ? [...crossing, point] : crossing;
      }),
    ring,
  );
}

function atLon([ax, ay]: Point, [bx, by]: Point, lon: number): Point {
  return [lon, ay + ((by - ay) * (lon - ax)) / (bx - ax)];
}

function atLat([ax, ay]: Point, [bx, by]: Point, lat: number): Point {
  return [ax + ((bx - ax) * (lat - ay)) / (by - ay), lat];
}
