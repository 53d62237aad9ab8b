import { marked, type Token } from "marked";
import { headingIds, plainText } from "./heading-ids";
import { blocks } from "./markdown-blocks";
import type { Resolve } from "./markdown-link";

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

interface MarkdownProps {
  text: string;
  /** Where `[…](tour:id)`, `destination:`, `post:` and `page:` lead; without it only pages do. */
  resolve?: Resolve;
  /** Begins the ids of the headings where another text stands above this one. */
  part?: string | undefined;
  className?: string;
}

const pagesOnly: Resolve = (kind, id) => (kind === "page" ? id : undefined);

/**
 * A text of ours, set for reading. It becomes elements and never HTML source, so what looks like
 * HTML is shown as it is written; links lead within the site or to http(s) and nowhere else.
 */
export function Markdown({ text, resolve = pagesOnly, part, className = "" }: MarkdownProps) {
  return (
    <div className={`measure ${className}`}>
      {blocks(markdownTokens(text), { resolve, idOf: headingIds(part) })}
    </div>
  );
}

/** The headings of a text with the ids that Markdown gives them, for a table of contents. */
export function headingsOf(text: string): Heading[] {
  const idOf = headingIds();
  return markdownTokens(text).flatMap((token) => {
    if (token.type !== "heading") return [];
    const title = plainText(token.tokens);
    return [{ id: idOf(title), text: title, level: token.depth <= 2 ? 2 : 3 }];
  });
}

const deepest = 40;

/** The parts of a text; one that is nested as nobody writes for reading is just the words it is. */
function markdownTokens(text: string): Token[] {
  try {
    const tokens = marked.lexer(text);
    if (!isDeeper(tokens, deepest)) return tokens;
  } catch (error) {
    // What is nested some thousand times is too deep for the parser itself.
    if (!(error instanceof RangeError)) throw error;
  }
  const words: Token = { type: "text", raw: text, text, escaped: false };
  return [{ type: "paragraph", raw: text, text, tokens: [words] }];
}

function isDeeper(tokens: readonly Token[], left: number): boolean {
  if (left === 0) return tokens.length > 0;
  return tokens.some((token) => {
    const inner: Token[] = "items" in token ? token.items : "tokens" in token ? token.tokens : [];
    return isDeeper(inner ?? [], left - 1);
  });
}
