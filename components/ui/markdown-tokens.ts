import { marked, type Token } from "marked";

const deepest = 40;

/** The parts of a text; one that is nested as nobody writes for reading is just the words it is. */
export function markdownTokens(text: string): Token[] {
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
