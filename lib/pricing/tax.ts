/** How much of an amount is tax that it includes, in whole minor units. */
export function taxWithin(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * percent) / (100 + percent));
}
