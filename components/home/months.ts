/**
 * Wildlife on the northern plains by month, one to five, January first: calving in the south from
 * January to March, grass too tall in the long rains, water and crossings from June to October.
 */
export const wildlife = [4, 5, 4, 2, 3, 4, 5, 5, 5, 5, 3, 4] as const;

// More rain than this in a month and no road on the black cotton soil is dry.
const wettestMm = 150;

/** How dry a month is, 0 to 1, from its rain. */
export function dryness(rainMm: number): number {
  return Math.max(0, 1 - rainMm / wettestMm);
}
