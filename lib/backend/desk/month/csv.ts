import { stringify } from "csv-stringify/sync";
import { businessTimeZone } from "@/lib/clock";

/** What a cell holds: words, a number, an amount of money in minor units, or nothing. */
export type Cell = string | number | bigint | null;

const options = {
  // Excel reads a file without it as if it were of the nineties.
  bom: true,
  record_delimiter: "windows",
  // Words that a spreadsheet would calculate are marked as words; numbers are not.
  escape_formulas: true,
  // By itself it looks for both signs of a line's end together.
  quoted_match: /[\r\n]/,
  // Only money is a bigint here: whole minor units, written with both digits.
  cast: { bigint: amount, string: markedWithin },
} as const;

/** Rows as a file for spreadsheets: comma-separated, in UTF-8. The first has the names of the columns. */
export function csvOf(rows: Cell[][]): string {
  return stringify(rows, options);
}

function amount(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Words that a spreadsheet would calculate once it has parted them: where commas are for decimals it
 * parts cells at semicolons, and it asks nobody. What nobody sees does not change what follows it.
 */
function markedWithin(words: string): string {
  return words.replace(/((?:^[\s\p{Cf}]+|[;|\n\t\r])[\s\p{Cf}"']*)(?=[=+\-@＝＋－＠])/gu, "$1'");
}

/** Minor units as a cell. */
export const money = (minor: number): bigint => BigInt(minor);

const clock = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: businessTimeZone,
});

/** A moment as spreadsheets read it, by the clock of Tanzania: `2027-08-07 14:05`. */
export const momentCell = (moment: Date | null): string => (moment ? clock.format(moment) : "");
