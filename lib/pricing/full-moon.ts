const dayMs = 86_400_000;
const synodicDays = 29.530588861;
/** The new moon from which lunations are counted: 6 January 2000, 14:20 Terrestrial Time. */
const firstNewMoonMs = 946_684_800_000 + (5.09766 + 0.5) * dayMs;
/** Terrestrial Time runs ahead of the clocks of this decade by about 70 seconds. */
const aheadMs = 70_000;
/** Tanzania keeps this time all year. */
const tanzaniaMs = 3 * 3_600_000;

/** The largest periodic terms of a full moon, in days: factor, and multiples of M, M' and F. */
const terms: [days: number, sun: number, moon: number, latitude: number][] = [
  [-0.40614, 0, 1, 0],
  [0.17302, 1, 0, 0],
  [0.01614, 0, 2, 0],
  [0.01043, 0, 0, 2],
  [0.00734, -1, 1, 0],
  [-0.00515, 1, 1, 0],
  [0.00209, 2, 0, 0],
  [-0.00111, 0, 1, -2],
];

/**
 * How many days lie between an ISO day and the nearest day with a full moon, by Tanzania's calendar.
 * The moment is found as in Jean Meeus, Astronomical Algorithms (2nd edition), chapter 49, with the
 * largest of its terms, which is right to a few minutes in this century.
 */
export function daysFromFullMoon(isoDay: string): number {
  const noonMs = Date.parse(`${isoDay}T12:00:00Z`) - tanzaniaMs;
  const lunation = Math.round((noonMs - firstNewMoonMs) / dayMs / synodicDays - 0.5) + 0.5;
  const fullMoonDay = Math.floor((fullMoonMs(lunation) + tanzaniaMs) / dayMs);
  return Math.abs(Date.parse(`${isoDay}T00:00:00Z`) / dayMs - fullMoonDay);
}

/** The moment of a full moon; `lunation` counts new moons from January 2000, full ones lie halfway. */
function fullMoonMs(lunation: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const sun = radians(2.5534 + 29.1053567 * lunation);
  const moon = radians(201.5643 + 385.81693528 * lunation);
  const latitude = radians(160.7108 + 390.67050284 * lunation);
  const days = terms.reduce(
    (sum, [factor, s, m, f]) => sum + factor * Math.sin(s * sun + m * moon + f * latitude),
    synodicDays * lunation,
  );
  return firstNewMoonMs + days * dayMs - aheadMs;
}
