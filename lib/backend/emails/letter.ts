import type { Locale } from "@/lib/contract/locale";
import type { LetterTable } from "../documents/letter-table";

export interface LetterLink {
  text: string;
  href: string;
}

/** What somebody wrote to whom the letter goes, set apart from what we say. */
export interface LetterQuote {
  title: string;
  text: string;
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
  quotes?: LetterQuote[];
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
    ...(letter.quotes ?? []).map(
      ({ title, text }) => `${title}${colon.trimEnd()}\n${quoted(text)}`,
    ),
    links(letter.links),
    ...letter.after,
    letter.signature.join("\n"),
    `--\n${letter.footnote}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Every line is marked, so that none passes for ours. */
function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}
