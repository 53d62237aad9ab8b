/** A part of a document that is not divided over two pages; its height in points. */
export interface Section {
  height: number;
  draw(): void;
}

/**
 * The order in which sections need the fewest pages and leave the least of the last one empty.
 *
 * @param free what is left of the page that has begun
 * @param full height of a page
 */
export function bestOrder<S extends Pick<Section, "height">>(
  sections: S[],
  free: number,
  full: number,
): S[] {
  const [best] = permutations(sections)
    .map((order) => ({ order, ...laidOut(order, free, full) }))
    .sort((a, b) => a.pages - b.pages || b.lastFilled - a.lastFilled);
  return best?.order ?? [];
}

function laidOut(order: Pick<Section, "height">[], free: number, full: number) {
  let left = free;
  let pages = 0;
  for (const { height } of order) {
    if (height > left) {
      pages += 1;
      left = full;
    }
    left -= height;
  }
  return { pages, lastFilled: full - left };
}

function permutations<S>(items: S[]): S[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}
