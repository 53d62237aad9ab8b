/** `0044 20 7946 0000` as `+442079460000`: how people write it, as the contract wants it. */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s().\-/]/g, "").replace(/^00/, "+");
}
