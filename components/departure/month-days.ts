const first = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** The days of a month, `2027-08-01` and on. */
export function daysOfMonth(month: string): string[] {
  const start = first(month);
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: last }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`);
}

/** How many days of the first week belong to the month before; weeks begin on Monday. */
export const leadingGap = (month: string) => (first(month).getUTCDay() + 6) % 7;
