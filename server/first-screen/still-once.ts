import { stillKey, stillKeyLength } from "../../lib/site/still-key";

const piece = /<script>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs;
const binary = "<script>self.__next_f.push([3,";
const newline = 0x0a;
const colon = 0x3a;
const comma = 0x2c;

/**
 * Leaves out of a document's payload what stands in its markup already: of what is still, the key
 * remains. Where the payload is not spelled as it was known to be, the document stays as it is.
 */
export function withStillOnce(html: string): string {
  if (html.includes(binary)) return html;
  const told = [...html.matchAll(piece)].map(([, text = '""']) => String(JSON.parse(text)));
  const payload = shortened(Buffer.from(told.join("")));
  if (payload === undefined) return html;
  const script = `<script>self.__next_f.push([1,${spelled(payload.toString("utf8"))}])</script>`;
  let isFirst = true;
  return html.replace(piece, () => {
    if (!isFirst) return "";
    isFirst = false;
    return script;
  });
}

/** The rows of a payload are lines, but for texts (`1f:T3a2,…`), which have a length in bytes. */
function shortened(payload: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let isShorter = false;
  let from = 0;
  for (let at = 0; at < payload.length; ) {
    const tag = payload.indexOf(colon, at) + 1;
    if (tag === 0) return undefined;
    if (payload[tag] !== "T".charCodeAt(0)) {
      at = payload.indexOf(newline, tag) + 1;
      if (at === 0) return undefined;
      continue;
    }
    const start = payload.indexOf(comma, tag) + 1;
    const end = start + Number.parseInt(payload.toString("latin1", tag + 1, start - 1), 16);
    if (start === 0 || !(end <= payload.length)) return undefined;
    const [key] = stillKey.exec(payload.toString("latin1", start, start + stillKeyLength)) ?? [];
    if (key) {
      parts.push(payload.subarray(from, tag), Buffer.from(`T${key.length.toString(16)},${key}`));
      from = end;
      isShorter = true;
    }
    at = end;
  }
  if (!isShorter) return undefined;
  return Buffer.concat([...parts, payload.subarray(from)]);
}

const signs: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** A text as JSON in a script, as the framework spells it. */
const spelled = (text: string) =>
  JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (sign) => signs[sign] ?? sign);
