export type Point = readonly [number, number];
export type Joint = readonly [x: number, y: number, width: number];

const f = (v: number) => String(Math.round(v * 10) / 10);

/** Same winding everywhere, so that overlapping parts of one path never cut holes. */
function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    area += x * ny - nx * y;
  });
  return area < 0 ? [...points].reverse() : points;
}

/** A closed or open curve through all points (Catmull-Rom turned into cubics). */
export function curve(through: readonly Point[], closed = true): string {
  const points = closed ? clockwise(through) : through;
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  const start = at(0);
  let d = `M${f(start[0])} ${f(start[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} `;
    d += `${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export function polygon(points: readonly Point[], closed = true): string {
  const ordered = closed ? clockwise(points) : points;
  const body = ordered.map(([x, y]) => `${f(x)} ${f(y)}`).join("L");
  return `M${body}${closed ? "Z" : ""}`;
}

/** A tapering limb (leg, branch, neck, trunk) along joints that carry their own width. */
export function limb(joints: readonly Joint[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach(([x, y, width], i) => {
    const before = joints[Math.max(0, i - 1)] ?? [x, y, width];
    const after = joints[Math.min(joints.length - 1, i + 1)] ?? [x, y, width];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  const turned = clockwise([...left, ...right])[0] !== left[0];
  const [a, b] = turned
    ? [curve([...right].reverse(), false), curve([...left].reverse(), false)]
    : [curve(left, false), curve(right, false)];
  return `${a}L${b.slice(1)}Z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${f(cx - rx)} ${f(cy)}a${f(rx)} ${f(ry)} 0 1 1 ${f(2 * rx)} 0a${f(rx)} ${f(ry)} 0 1 1 ${f(-2 * rx)} 0Z`;
}

export function fill(d: string, color: string, opacity = 1): string {
  const fade = opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : "";
  return `<path d="${d}" fill="${color}"${fade}/>`;
}

export function stroke(d: string, color: string, width: number, opacity = 1): string {
  const fade = opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : "";
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"${fade}/>`;
}

/** Sets a drawing made in centimetres with y upwards on the ground at x, y. */
export function place(
  body: string,
  x: number,
  y: number,
  pxPerMetre: number,
  mirror = false,
): string {
  const s = Math.round(pxPerMetre * 100) / 10000;
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${mirror ? -s : s} ${-s})">${body}</g>`;
}
