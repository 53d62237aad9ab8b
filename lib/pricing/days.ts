/** Adds days to an ISO day; counts in UTC, so that no time zone shifts a date. */
export function addDays(isoDay: string, days: number): string {
  const date = new Date(`${isoDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether a day's `MM-DD` lies in a season that may run over New Year, both ends included. */
export function inSeason(isoDay: string, season: { from: string; to: string }): boolean {
  const monthDay = isoDay.slice(5);
  return season.from <= season.to
    ? monthDay >= season.from && monthDay <= season.to
    : monthDay >= season.from || monthDay <= season.to;
}
