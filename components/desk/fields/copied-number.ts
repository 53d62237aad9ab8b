import { plainNumber } from "../../form/plain-number";

/** The `(0)` behind a country's code, which nobody dials from abroad but for Italy. */
const dialledAtHome = /^(\s*(?:\+|00)(?!39)[1-9]\d{0,2}[\s.\-/]*)\(0\)/;

/** `+49 (0)89 123-456` as `+4989123456`: how a number stands below a mail, as the contract wants it. */
export function copiedNumber(typed: string): string {
  return plainNumber(typed.replace(dialledAtHome, "$1"));
}
