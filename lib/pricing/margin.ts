/** What is left of a price, and which part of it that is. */
interface Margin {
  marginMinor: number;
  /** Of the price, to a tenth; null where that is nothing. */
  percent: number | null;
}

/** What a price leaves once what it costs us is paid. */
export function margin(priceMinor: number, netMinor: number): Margin {
  const marginMinor = priceMinor - netMinor;
  const percent = priceMinor > 0 ? Math.round((marginMinor * 1000) / priceMinor) / 10 : null;
  return { marginMinor, percent };
}
