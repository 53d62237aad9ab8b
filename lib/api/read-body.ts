import { ApiError } from "../contract/errors";

const mostBytes = 64 * 1024;
const deepest = 10;

/**
 * The JSON object in a request's body. Throws ApiError: `unsupported_type` for anything but JSON,
 * `too_large` above 64 kB or ten levels, `malformed` when it does not parse or is no object.
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new ApiError("unsupported_type");
  const text = await request.text();
  if (Buffer.byteLength(text) > mostBytes) throw new ApiError("too_large");
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ApiError("malformed");
  if (isDeeperThan(deepest, value)) throw new ApiError("too_large");
  return { ...value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError("malformed", { cause });
  }
}

// Stops at the limit: going to the bottom of thirty thousand brackets would exhaust the stack.
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
