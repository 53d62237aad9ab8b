import type { IncomingMessage, ServerResponse } from "node:http";
import { innerPath } from "../../app/inner-path";
import { type Locale, locales } from "../../lib/contract/locale";
import { decodedPath } from "../../lib/site/decoded-path";
import { isPublicFile } from "../../lib/site/public-files";
import type { LocaleOf } from "./error-documents";
import { expectation } from "./error-kinds";
import type { Handler } from "./handler";
import { addressOf, answerInLine, boundsOfCalls, boundsOfPages } from "./in-line";
import { type Bounds, Line } from "./line";
import type { VisitorLimits } from "./visitor-limits";

// These wait for the process that makes pictures of what was sent, one at a time and for half a minute each
// where it must be, or for their turn to have a paper drawn, and not for the thread: nobody who waits there
// holds up a call that does, and no visitor has more than one there, so that anybody else's is next.
const slowLine = { inside: 4, waiting: 40, patienceMs: 30_000, ofOne: { inside: 1, waiting: 20 } };
const slowCalls = [
  /^\/api\/(review-photograph|updateProfile)$/,
  /^\/api\/(bookings\/[^/]+\/papers\/|offers\/[^/]+\/paper$)/,
];
// One that was sent to another process is made here when it is asked for; anybody may ask at any address.
const sentPhotograph = /^\/photographs\//;
// These wait for the provider, which may take ten seconds, and not for the thread: every call about payments
// and shares, but for those that only read them.
const unboundedCall =
  /^\/api\/(payments\/|submit-order-request$|shares\/[^/]+\/pay$|bookings\/[^/]+\/(split|withdraw-share)$|health$)/;
// Drawing a share picture takes as long as making a few pages.
const pictureWeight = 4;

/**
 * Lets the application make only so many pages at once, and for one visitor only so many a minute;
 * calls of the API have a line of their own. Pages that are kept never come here.
 */
export class Making {
  readonly #pages = linesOf(boundsOfPages);
  readonly #calls = linesOf(boundsOfCalls);
  /** For all languages, as what they wait for is. */
  readonly #slow = [...slowCalls, sentPhotograph].map((paths) => ({
    paths,
    line: new Line(slowLine),
  }));

  constructor(
    private readonly app: Handler,
    private readonly localeOf: LocaleOf,
    private readonly limits: VisitorLimits | undefined,
  ) {}

  /** @throws TooMany, which the edge answers */
  readonly handle: Handler = async (request, response) => {
    const locale = this.localeOf(request.headers.host);
    const slow = this.#slow.find(({ paths }) => paths.test(plainPath(request)));
    const address = addressOf(request);
    if (slow) {
      if (slow.paths === sentPhotograph) await this.limits?.make(address, 1);
      return answerInLine(slow.line, this.app, request, response);
    }
    if (isBoundedCall(request))
      return answerInLine(this.#calls[locale], this.app, request, response);
    if (isNoPage(request)) return this.app(request, response);
    const weight = plainPath(request).startsWith("/og/") ? pictureWeight : 1;
    await this.limits?.make(address, weight);
    await answerInLine(this.#pages[locale], this.app, request, response);
    if (wasKept(response)) this.limits?.unmake(address, weight);
  };

  /** Whether no visitor waits for a page. */
  readonly isIdle = (): boolean => Object.values(this.#pages).every((line) => line.isEmpty);
}

function linesOf(bounds: Bounds): Record<Locale, Line> {
  const lines = locales.map((locale) => [locale, new Line(bounds)] as const);
  return Object.fromEntries(lines) as Record<Locale, Line>;
}

function wasKept(response: ServerResponse): boolean {
  return /^(HIT|STALE)$/.test(headerOf(response, "x-nextjs-cache"));
}

function headerOf(response: ServerResponse, name: string): string {
  return String(response.getHeader(name) ?? "");
}

const builtFile = /^\/_next\/static\/|^\/photos\/[^/]+\/[^/]+\/[^/]+$|^\/(favicon\.ico|icon\.svg)$/;

function isBoundedCall(request: IncomingMessage): boolean {
  return expectation(request) === "api" && !unboundedCall.test(plainPath(request));
}

/** A file that is not there is a page to the framework, and has to be made like any other. */
function isNoPage(request: IncomingMessage): boolean {
  const expected = expectation(request);
  if (expected !== "file") return expected === "api";
  const path = pathOf(request);
  return builtFile.test(path) || isPublicFile(path);
}

/** What tells one page from another: a list that is asked for something lives beside the plain one. */
export function innerAddress(request: IncomingMessage): string {
  const path = pathOf(request);
  // A query may have question marks of its own.
  return innerPath(path, new URLSearchParams(request.url?.slice(path.length)));
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.replace(/\?.*$/s, "");
}

function plainPath(request: IncomingMessage): string {
  return decodedPath(pathOf(request));
}
