import type { IncomingMessage, ServerResponse } from "node:http";
import { inertPolicy } from "./content-security-policy";

const graceMs = 2_000;

/** Answers with an error in the shape of the API. */
export function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy();
  const body = JSON.stringify({ error: { code, message } });
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "Content-Security-Policy": inertPolicy,
    ...headers,
  });
  response.end(body);
}

/** Refuses a body that is too large; what is still coming is thrown away for a moment, so that the client reads the answer before the connection ends. */
export function refuseTooLarge(
  request: IncomingMessage,
  response: ServerResponse,
  word: (code: string) => string,
): void {
  refuse(response, 413, "too_large", word("too_large"));
  request.resume();
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, graceMs).unref();
}
