/** Prices are shown without decimals, so every line is rounded once, to whole dollars. */
export const wholeDollars = (amountMinor: number) => Math.round(amountMinor / 100) * 100;
