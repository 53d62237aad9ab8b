/** Rows in columns as wide as their longest word; numbers and short words line up by their left edge. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(head), ...rows.map(line)].join("\n");
}

/** A heading with what stands under it, or with a word for nothing. */
export function section(title: string, head: string[], rows: string[][]): string {
  return `${title}\n\n${rows.length > 0 ? table(head, rows) : "None."}\n`;
}
