import type { Token } from "marked";

/** The text of inline tokens without their marks. */
export function plainText(tokens: Token[] | undefined): string {
  return (tokens ?? [])
    .map((token) => ("tokens" in token && token.tokens ? plainText(token.tokens) : textOf(token)))
    .join("");
}

function textOf(token: Token): string {
  return "text" in token && typeof token.text === "string" ? token.text : "";
}

/**
 * Gives each heading of one text its id: its words in Latin letters, numbered when they repeat.
 *
 * @param part begins each id of a text that stands below another one on its page
 */
export function headingIds(part?: string): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const words =
      text
        .toLowerCase()
        .replaceAll("ß", "ss")
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "") || "section";
    const id = part ? `${part}-${words}` : words;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
