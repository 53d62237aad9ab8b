import { ApiError } from "../contract/errors";

const mostBytes = 2.5 * 1024 * 1024;
/** Beside its files, as much as in a body of JSON. */
const mostWordsBytes = 64 * 1024;
const mostFields = 40;
const mostLines = 500;
const longestHead = 600;

/**
 * The fields and files of a form. Throws ApiError: `unsupported_type` for anything else, `too_large`
 * above 2.5 MB, or 64 kB beside its files, `malformed` when it does not parse or a name comes twice.
 */
export async function readMultipart(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ApiError("unsupported_type");
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes)
    throw new ApiError("too_large");
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > mostBytes) throw new ApiError("too_large");
  if (isLongWork(bytes)) throw new ApiError("malformed");
  const entries = await parse(bytes, type);
  if (entries.length > mostFields || new Set(entries.map(([name]) => name)).size < entries.length)
    throw new ApiError("malformed");
  if (wordsBytes(entries) > mostWordsBytes) throw new ApiError("too_large");
  return Object.fromEntries(entries);
}

const wordsBytes = (entries: [name: string, value: FormDataEntryValue][]) =>
  entries.reduce(
    (sum, [, value]) => sum + (typeof value === "string" ? Buffer.byteLength(value) : 0),
    0,
  );

/**
 * Whether taking a form apart would hold up everybody for seconds: thousands of parts or headers, or a
 * name without end. Fields are single lines; a picture has line breaks by chance, forty in two megabytes.
 */
function isLongWork(bytes: ArrayBuffer): boolean {
  const text = Buffer.from(bytes).toString("latin1");
  const hasTooMany = text.split("\r\n", mostLines + 1).length > mostLines;
  return hasTooMany || hasLongHead(text.toLowerCase());
}

const head = "content-disposition";

// Each letter is looked at once, however often the word stands in a line.
function hasLongHead(text: string): boolean {
  let at = text.indexOf(head);
  while (at !== -1) {
    const next = text.indexOf("\r", at);
    const end = next === -1 ? text.length : next;
    if (end - at > longestHead) return true;
    at = text.indexOf(head, end);
  }
  return false;
}

async function parse(bytes: ArrayBuffer, type: string) {
  try {
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
    return [...form.entries()];
  } catch (cause) {
    throw new ApiError("malformed", { cause });
  }
}
