/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one
 * word of the other (optimal string alignment).
 *
 * @returns the number, or one more than `most` as soon as it is certain to be more than that
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const changed = cell(last, at - 1) + (a[row - 1] === b[at - 1] ? 0 : 1);
      let least = Math.min(changed, cell(last, at) + 1, cell(current, at - 1) + 1);
      if (a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        least = Math.min(least, cell(beforeLast, at - 2) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return cell(last, b.length);
}

const cell = (row: number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY;
