// A comma groups thousands; `1250,50` is not guessed at, as it would be a hundred times as much.
const shape = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;

/** Typed dollars in minor units; NaN when they cannot be read, undefined for nothing. */
export function minorOf(typed: string): number | undefined {
  const text = typed.replace(/[$\s]/g, "");
  if (text === "") return undefined;
  return shape.test(text) ? Math.round(Number(text.replaceAll(",", "")) * 100) : Number.NaN;
}

/** Minor units as they are typed, `1250` or `1250.50`. */
export function dollarsOf(minor: number): string {
  return (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2);
}
