import type { IncomingMessage, ServerResponse } from "node:http";
import type { Locale } from "../../lib/contract/locale";
import { inertPolicy, plainPolicy } from "./content-security-policy";
import { expectation } from "./error-kinds";
import { errorWord } from "./error-words";
import { tooManyDocument } from "./last-resort-document";

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

/** Refuses what is one too many: a page with a page in the host's language, anything else in the shape of the API. */
export function refuseTooMany(
  request: IncomingMessage,
  response: ServerResponse,
  locale: Locale,
  waitSeconds: number,
): void {
  const message = errorWord(locale, "too_many");
  const retryAfter = { "Retry-After": String(waitSeconds) };
  request.resume();
  if (expectation(request) !== "page") {
    refuse(response, 429, "too_many", message, retryAfter);
    return;
  }
  const body = tooManyDocument(locale, message);
  response.writeHead(429, {
    ...retryAfter,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "Content-Security-Policy": plainPolicy,
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
