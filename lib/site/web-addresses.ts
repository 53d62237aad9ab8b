/** A part of a text; with `href` where it is a web address. */
export interface Piece {
  /** Where it begins in the text. */
  at: number;
  text: string;
  href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"“”„«»‹›]+/giu;
/** What ends a sentence belongs to no address, nor does a bracket that was opened before it. */
const ending = /[.,;:!?’'…]+$/u;

/** A text in pieces, of which the web addresses (http and https, with a host and no secret) are links. */
export function withWebAddresses(text: string): Piece[] {
  if (!text.includes("://")) return text === "" ? [] : [{ at: 0, text }];
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, href?: string) => {
    if (to > end) pieces.push({ at: end, text: text.slice(end, to), ...(href && { href }) });
    end = to;
  };
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutEnding(found);
    const href = safe(written);
    if (!href) continue;
    add(index);
    add(index + written.length, href);
  }
  add(text.length);
  return pieces;
}

function withoutEnding(written: string): string {
  const short = written.replace(ending, "");
  const isOpen = short.endsWith(")") && !short.includes("(");
  return isOpen ? withoutEnding(short.slice(0, -1)) : short;
}

function safe(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(written);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && hostname && !username && !password ? href : undefined;
}
