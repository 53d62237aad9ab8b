/** Months as spans over the turn of the year: [6,7,8,1,2,12] → [[6,8],[12,2]]. */
export function monthSpans(months: number[]): [from: number, to: number][] {
  const chosen = new Set(months);
  if (chosen.size === 12) return [[1, 12]];
  const before = (month: number) => ((month + 10) % 12) + 1;
  const after = (month: number) => (month % 12) + 1;
  return [...chosen]
    .filter((month) => !chosen.has(before(month)))
    .sort((a, b) => a - b)
    .map((from) => {
      let to = from;
      while (chosen.has(after(to))) to = after(to);
      return [from, to];
    });
}
