import type { IncomingMessage } from "node:http";

const mostBytes = 64 * 1024;

/** The body of a request as text; throws when it is longer than any that is meant for the sandbox. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("the body is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
