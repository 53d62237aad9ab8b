import type { Locale } from "@/lib/contract/locale";
import type { EmailTable } from "../documents/email-table";

export interface EmailLink {
  text: string;
  href: string;
}

/** What somebody wrote to whom the email goes, set apart from what we say. */
export interface EmailQuote {
  title: string;
  text: string;
}

/** What a mail says, before it becomes text and HTML. */
export interface EmailContent {
  subject: string;
  paragraphs: string[];
  /** What to do now, as a button. */
  action?: EmailLink | undefined;
  /** Label and value, in the order to be read. */
  facts: [label: string, value: string][];
  tables?: EmailTable[];
  quotes?: EmailQuote[];
  links: EmailLink[];
  after: string[];
  signature: string[];
  footnote: string;
}

/** The email as plain text. */
export function emailText(content: EmailContent, locale: Locale): string {
  const colon = locale === "fr" ? "\u00a0: " : ": ";
  const pairs = (rows: [string, string][]) => rows.map((row) => row.join(colon)).join("\n");
  const links = (list: EmailLink[]) => pairs(list.map(({ text, href }) => [text, href]));
  return [
    ...content.paragraphs,
    links(content.action ? [content.action] : []),
    pairs(content.facts),
    ...(content.tables ?? []).map(({ title, rows }) => `${title}\n${pairs(rows)}`),
    ...(content.quotes ?? []).map(
      // A title such as "Like this, but…" goes on in what was written.
      ({ title, text }) => `${title}${title.endsWith("…") ? "" : colon.trimEnd()}\n${quoted(text)}`,
    ),
    links(content.links),
    ...content.after,
    content.signature.join("\n"),
    `--\n${content.footnote}`,
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
