import { ApiError } from "../contract/errors";

const mostBytes = 2.5 * 1024 * 1024;
const mostFields = 40;

/**
 * The fields and files of a form. Throws ApiError: `unsupported_type` for anything else, `too_large`
 * above 2.5 MB, `malformed` when it does not parse or a name comes twice.
 */
export async function readMultipart(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ApiError("unsupported_type");
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes)
    throw new ApiError("too_large");
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > mostBytes) throw new ApiError("too_large");
  // Making thirty thousand empty files of a body would hold up everybody for seconds.
  if (hasMoreParts(bytes, mostFields)) throw new ApiError("malformed");
  const entries = await parse(bytes, type);
  if (entries.length > mostFields || new Set(entries.map(([name]) => name)).size < entries.length)
    throw new ApiError("malformed");
  return Object.fromEntries(entries);
}

/** Every part names itself in a header of this name, wherever its boundary is. */
function hasMoreParts(bytes: ArrayBuffer, most: number): boolean {
  const headers = Buffer.from(bytes)
    .toString("latin1")
    .match(/content-disposition/gi);
  return (headers?.length ?? 0) > most;
}

async function parse(bytes: ArrayBuffer, type: string) {
  try {
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
    return [...form.entries()];
  } catch (cause) {
    throw new ApiError("malformed", { cause });
  }
}
