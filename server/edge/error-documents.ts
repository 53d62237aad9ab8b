import type { IncomingMessage, ServerResponse } from "node:http";
import { unavailableDigest } from "../../lib/contract/errors";
import type { Locale } from "../../lib/contract/locale";
import { errorWord } from "./api-error-words";
import {
  awayPath,
  type Expectation,
  expectation,
  type Fault,
  failedPath,
  faultOf,
  isAhead,
  isNowhere,
  notFoundPath,
} from "./error-kinds";
import type { ErrorPages } from "./error-pages";
import type { Handler } from "./handler";
import { shapeResponse } from "./held-response";
import { lastResortDocument } from "./last-resort-document";
import { wasAway } from "./outages";
import { TooMany } from "./visitor-limits";

/** The language of a host. */
export type LocaleOf = (host: string | undefined) => Locale;

const statusOf = { "not-found": 404, failed: 500, away: 503 } as const;
const pageOf = { "not-found": notFoundPath, failed: failedPath, away: awayPath } as const;
const codeOf = { "not-found": "not_found", failed: "internal", away: "unavailable" } as const;
// Instead of a file; nothing but the framework's page for nothing at all says "failed" there.
const lineOf = {
  "not-found": "Not found\n",
  failed: "Not found\n",
  away: "Unavailable\n",
} as const;
const retryAfterSeconds = 5;
const replaced = ["etag", "link", "content-length", "content-encoding", "last-modified"];

/**
 * Puts something readable in the place of the empty shells that the framework answers for a page
 * that is not there or broke: the site's own error pages, the API's error, or one line of text. A
 * page whose data could not be read is 503, so that no index drops it; where the router asked, the
 * browser ends at the not-found page (docs/product.md, "Errors and outages").
 */
export function withErrorDocuments(app: Handler, pages: ErrorPages, localeOf: LocaleOf): Handler {
  return async (request, response) => {
    const expected = expectation(request);
    const path = (request.url ?? "/").replace(/\?.*$/s, "");
    let fault: Fault | undefined = isNowhere(path) ? "not-found" : undefined;
    let isPassing = false;
    const askedMs = performance.now();
    const wasAwaySince = () => wasAway(localeOf(request.headers.host), askedMs);
    shapeResponse(response, {
      limitBytes: Number.POSITIVE_INFINITY,
      begin() {
        fault ??= faultOf(expected, response);
        if (fault === "failed" && wasAwaySince()) fault = "away";
        if (expected === "data" && (isAhead(request) || !isForErrorPage(fault, wasAwaySince)))
          fault = undefined;
        if (fault === undefined && expected === "page" && path === notFoundPath)
          setHead(response, 404);
        isPassing = fault === undefined;
        return !isPassing;
      },
      finish: (body) => {
        if (fault === "failed" && body.includes(unavailableDigest)) fault = "away";
        const kind = { expected, fault: fault ?? "failed" };
        return substitute(pages, request, response, kind, localeOf(request.headers.host));
      },
    });
    if (fault) return void response.end();
    try {
      await app(request, response);
    } catch (error) {
      if (isPassing || expected !== "page" || error instanceof TooMany) throw error;
      console.error(error);
      fault = wasAwaySince() ? "away" : "failed";
      response.end();
    }
  };
}

/** A server that only has too much to do is asked again by the router; what cannot be read is not. */
function isForErrorPage(fault: Fault | undefined, wasAwaySince: () => boolean): boolean {
  return fault === "not-found" || (fault === "away" && wasAwaySince());
}

async function substitute(
  pages: ErrorPages,
  request: IncomingMessage,
  response: ServerResponse,
  { expected, fault }: { expected: Expectation; fault: Fault },
  locale: Locale,
): Promise<Buffer> {
  for (const name of replaced) response.removeHeader(name);
  setHead(response, statusOf[fault]);
  if (fault === "away" && !response.hasHeader("retry-after"))
    response.setHeader("Retry-After", retryAfterSeconds);
  if (expected === "data") return leadAway(response);
  if (expected === "file") return typed(response, "text/plain", lineOf[fault]);
  if (expected !== "page") {
    const error = { code: codeOf[fault], message: errorWord(locale, codeOf[fault]) };
    return typed(response, "application/json", JSON.stringify({ error }));
  }
  const page = await pages.get(pageOf[fault], locale, request);
  if (!page) return typed(response, "text/html", lastResortDocument(locale));
  if (page.link !== undefined) response.setHeader("Link", page.link);
  return typed(response, "text/html", page.body);
}

function leadAway(response: ServerResponse): Buffer {
  setHead(response, 307);
  response.setHeader("Location", notFoundPath);
  return Buffer.alloc(0);
}

function setHead(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.statusMessage = "";
  response.setHeader("Cache-Control", "no-store");
}

function typed(response: ServerResponse, type: string, body: Buffer | string): Buffer {
  response.setHeader("Content-Type", `${type}; charset=utf-8`);
  return typeof body === "string" ? Buffer.from(body) : body;
}
