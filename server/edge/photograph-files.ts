import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { alreadyHas } from "./conditional";
import { inertPolicy } from "./content-security-policy";

// What it was made from, its largest width, the width of the file.
const address = /^\/photographs\/([0-9a-f]{32})-(\d{3,4})\/(\d{3,4})\.(avif|webp)$/;

/**
 * Answers with a file of a photograph, which never changes at its address.
 * @param folder where they lie
 * @returns false where there is none: of one that was sent to another process the application makes them
 */
export async function sendPhotograph(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string | undefined,
): Promise<boolean> {
  const path = (request.url ?? "").replace(/\?.*$/s, "");
  const [, hash, largest, width, format] = address.exec(path) ?? [];
  if (!folder || !hash || Number(width) > Number(largest)) return false;
  const file = join(folder, hash, `${width}.${format}`);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return false;
  const etag = `"${hash}-${width}-${format}"`;
  const isKnown = alreadyHas(request.headers["if-none-match"], etag);
  response.writeHead(isKnown ? 304 : 200, {
    ...(!isKnown && { "Content-Type": `image/${format}`, "Content-Length": bytes.length }),
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": inertPolicy,
    ETag: etag,
  });
  response.end(isKnown ? undefined : bytes);
  return true;
}
