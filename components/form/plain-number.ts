/** The `(0)` behind a country's code, which nobody dials from abroad but for Italy. */
const dialledAtHome = /^(\s*(?:\+|00)(?!39)[1-9]\d{0,2}[\s.\-/]*)\(0\)/;

/** `0044 20 7946 0000` as `+442079460000`: how people write it, as the contract wants it. */
export function plainNumber(typed: string): string {
  return typed
    .replace(dialledAtHome, "$1")
    .replace(/[\s().\-/]/g, "")
    .replace(/^00/, "+");
}
