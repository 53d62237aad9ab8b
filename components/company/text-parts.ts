/**
 * A text of ours in two: what is read first, up to so many headings, and each part after it. A text
 * with fewer headings is whole in the first.
 */
export function textParts(text: string, read: number): { first: string; others: string[] } {
  const parts = text.split(/^(?=## )/m);
  // What stands before the first heading belongs to it.
  const from = parts[0]?.startsWith("## ") ? read : read + 1;
  return { first: parts.slice(0, from).join(""), others: parts.slice(from) };
}
