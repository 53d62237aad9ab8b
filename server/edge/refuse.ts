import type { IncomingMessage, ServerResponse } from "node:http";
import type { Locale } from "../../lib/contract/locale";
import { addressBlock } from "../../lib/site/address-block";
import { errorWord } from "./api-error-words";
import { inertPolicy, plainPolicy } from "./content-security-policy";
import { expectation } from "./error-kinds";
import { refusalDocument } from "./last-resort-document";
import { SlowRefusals } from "./slow-refusals";

const graceMs = 2_000;
// Twenty a second for whoever asks on, and nobody waits for longer than three seconds.
const refusals = new SlowRefusals({ pauseMs: 50, ofOne: 60, all: 1_000 });

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

/**
 * Refuses what is one too many, after a pause: a page with a page in the host's language, anything else
 * in the shape of the API. Where too many refusals wait for their pause, the connection ends.
 */
export function refuseTooMany(
  request: IncomingMessage,
  response: ServerResponse,
  locale: Locale,
  waitSeconds: number,
): void {
  request.resume();
  const who = addressBlock(String(request.headers["x-client-ip"]), 48);
  const headers = { "Retry-After": String(waitSeconds) };
  const isWaiting = refusals.say(who, () =>
    refuseReadably(request, response, locale, { status: 429, code: "too_many", headers }),
  );
  // What was sent behind another request has no connection of its own yet.
  if (!isWaiting) request.socket.destroy();
}

/** Asks to come back while the site is not open yet. */
export function refuseEarly(
  request: IncomingMessage,
  response: ServerResponse,
  locale: Locale,
): void {
  const isPage = expectation(request) === "page";
  const again = { "Retry-After": "2", ...(isPage && { Refresh: "3" }) };
  request.resume();
  refuseReadably(request, response, locale, { status: 503, code: "unavailable", headers: again });
}

interface Refusal {
  status: number;
  code: string;
  headers: Record<string, string>;
}

function refuseReadably(
  request: IncomingMessage,
  response: ServerResponse,
  locale: Locale,
  { status, code, headers }: Refusal,
): void {
  const message = errorWord(locale, code);
  if (expectation(request) !== "page") {
    refuse(response, status, code, message, headers);
    return;
  }
  const body = refusalDocument(locale, message);
  response.writeHead(status, {
    ...headers,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "Content-Security-Policy": plainPolicy,
  });
  response.end(body);
}

/** Refuses a body that is too large. */
export function refuseTooLarge(
  request: IncomingMessage,
  response: ServerResponse,
  word: (code: string) => string,
): void {
  refuse(response, 413, "too_large", word("too_large"));
  dropRest(request);
}

/** Refuses a body for which there is no room just now. */
export function refuseNoRoom(
  request: IncomingMessage,
  response: ServerResponse,
  word: (code: string) => string,
): void {
  refuse(response, 503, "unavailable", word("unavailable"), { "Retry-After": "5" });
  dropRest(request);
}

/** What is still coming is thrown away for a moment, so that the client reads the answer before the connection ends. */
function dropRest(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, graceMs).unref();
}
