/** Adds days to an ISO day; counts in UTC, so that no time zone shifts a date. */
export function addDays(isoDay: string, days: number): string {
  const date = new Date(`${isoDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Whether a text is a day of this century that the calendar has: what comes from an address or a browser's
 * storage may say `2099-19-39`, and engines do not agree on 31 February.
 */
export const isDay = (text: string): boolean =>
  text > "20" && text < "21" && new Date(text).toJSON()?.slice(0, 10) === text;

/** How many days an ISO day is ahead of another; negative when it lies before it. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** Whether a day's `MM-DD` lies in a season that may run over New Year, both ends included. */
export function inSeason(isoDay: string, season: { from: string; to: string }): boolean {
  const monthDay = isoDay.slice(5);
  return season.from <= season.to
    ? monthDay >= season.from && monthDay <= season.to
    : monthDay >= season.from || monthDay <= season.to;
}

/** Why a wish cannot begin on an ISO day, as a key of the messages `FieldErrors`: it lies not ahead. */
export function notAhead(
  isoDay: string,
  today: string,
): "past_date" | "earliest_tomorrow" | undefined {
  if (isoDay < today) return "past_date";
  return isoDay === today ? "earliest_tomorrow" : undefined;
}

/** The last day for which a journey can be booked. */
export const farthestDay = (today: string) => addDays(today, 3 * 365);

/** Why a journey cannot be booked for an ISO day: it lies not ahead, or more than three years. */
export function notBookable(isoDay: string, today: string) {
  const isTooFar = isoDay > farthestDay(today);
  return notAhead(isoDay, today) ?? (isTooFar ? ("too_far_ahead" as const) : undefined);
}
