/** Reads a file for spreadsheets back: rows of cells, by the names of their columns. */
export function readCsv(text: string): Record<string, string>[] {
  const cells = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/g;
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.replace(/^\uFEFF/, "").matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "") break;
    if (end === "\r\n") rows.push([]);
  }
  const [names = [], ...found] = rows.filter(({ length }) => length > 1);
  return found.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""])));
}

/** The sum of a column of money, in minor units. */
export function sumOf(rows: Record<string, string>[], column: string): number {
  return rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
}
