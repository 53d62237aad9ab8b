import { inflateSync } from "node:zlib";

/**
 * What a PDF made by pdfkit says, a line for each line drawn: the glyphs of its content streams, read
 * back through each font's own table of letters, as a reader that searches or speaks would do it.
 */
export const pdfText = (pdf: Buffer): string => pdfPages(pdf).join("\n");

/** The same, page by page. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "")?.[1] ?? "";
      fonts.set(name, lettersOf(objects.get(table)?.stream ?? ""));
    }
  return [...objects.values()]
    .map(({ stream }) => stream)
    .filter((stream) => / Tf\b/.test(stream))
    .map((stream) => drawn(stream, fonts));
}

/** The value of a name in the document's information or catalogue, such as `Lang`. */
export function pdfValue(pdf: Buffer, name: string): string | undefined {
  const objects = objectsOf(pdf);
  for (const { head } of objects.values()) {
    const [, text, id] = new RegExp(`/${name} (?:\\(${string}\\)|(\\d+) 0 R)`).exec(head) ?? [];
    const value =
      text ?? new RegExp(`^\\(${string}\\)$`).exec(objects.get(id ?? "")?.head ?? "")?.[1];
    if (value !== undefined) return unescaped(value);
  }
  return undefined;
}

const string = "((?:\\\\.|[^)\\\\])*)";

export const pageCount = (pdf: Buffer): number =>
  [...objectsOf(pdf).values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head)).length;

function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const text = pdf.toString("latin1");
  const objects = new Map<string, { head: string; stream: string }>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = "", body = ""] = match;
    const [head = "", raw] = body.split(/\nstream\n/);
    const bytes = Buffer.from((raw ?? "").replace(/\nendstream$/, ""), "latin1");
    const packed = /FlateDecode/.test(head) && bytes.length > 0;
    const isText = !/FontFile|\/Length1|\/Subtype \/Image/.test(head);
    objects.set(id, {
      head,
      stream: isText && packed ? inflated(bytes) : bytes.toString("latin1"),
    });
  }
  return objects;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    // A marker of ours that happens to stand inside a font: no text.
    return "";
  }
}

function lettersOf(cmap: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = "", , list = ""] of cmap.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(from, 16);
    for (const [at, [, codes = ""]] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = codes.split(" ").map((code) => Number.parseInt(code, 16));
      letters.set((start + at).toString(16).padStart(4, "0"), String.fromCharCode(...units));
    }
  }
  return letters;
}

function drawn(stream: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>();
  const lines: string[] = [];
  for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    const codes = [...(shown ?? "").matchAll(/<(\w+)>/g)].map(([, hex = ""]) => hex).join("");
    const line = (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? "�").join("");
    if (line) lines.push(line);
  }
  return lines.join("\n");
}

function unescaped(text: string): string {
  const bytes = Buffer.from(text.replace(/\\([()\\])/g, "$1"), "latin1");
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff;
  return isWide ? bytes.subarray(2).swap16().toString("utf16le") : bytes.toString("latin1");
}
