export interface Row {
  name: string;
  unit: string;
  value: number | undefined;
  /** The same of the bare framework. */
  bare?: number;
  /** What it should be, in words. */
  bound?: string;
}

/** Prints what was measured as it comes in, one line each. */
export function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const { name, unit, value, bare, bound } of rows) {
    const measured = value === undefined ? "not known here" : `${rounded(value)} ${unit}`;
    const beside =
      value === undefined || bare === undefined
        ? ""
        : `bare ${rounded(bare)}, ratio ${(value / bare).toFixed(2)}`;
    console.log(
      [`  ${name.padEnd(44)}`, measured.padStart(18), beside.padEnd(30), bound ?? ""]
        .join("  ")
        .trimEnd(),
    );
  }
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}
