import type { Locale } from "@/lib/contract/locale";

export interface LetterLink {
  text: string;
  href: string;
}

/** Labels with figures to the right, such as the lines of a price. */
export interface LetterTable {
  title: string;
  rows: [label: string, value: string][];
  /** Labels of the rows that matter most. */
  strong?: string[];
}

/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  /** What to do now, as a button. */
  action?: LetterLink | undefined;
  /** Label and value, in the order to be read. */
  facts: [label: string, value: string][];
  tables?: LetterTable[];
  links: LetterLink[];
  after: string[];
  signature: string[];
  footnote: string;
}

/** The letter as plain text. */
export function letterText(letter: Letter, locale: Locale): string {
  const colon = locale === "fr" ? "\u00a0: " : ": ";
  const pairs = (rows: [string, string][]) => rows.map((row) => row.join(colon)).join("\n");
  const links = (list: LetterLink[]) => pairs(list.map(({ text, href }) => [text, href]));
  return [
    ...letter.paragraphs,
    links(letter.action ? [letter.action] : []),
    pairs(letter.facts),
    ...(letter.tables ?? []).map(({ title, rows }) => `${title}\n${pairs(rows)}`),
    links(letter.links),
    ...letter.after,
    letter.signature.join("\n"),
    `--\n${letter.footnote}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
