import type { IncomingMessage, ServerResponse } from "node:http";
import { innerPath } from "../../app/inner-path";
import { type Locale, locales } from "../../lib/contract/locale";
import { addressBlock } from "../../lib/site/address-block";
import { decodedPath } from "../../lib/site/decoded-path";
import { isPublicFile } from "../../lib/site/public-files";
import type { LocaleOf } from "./error-documents";
import { expectation } from "./error-kinds";
import type { Handler } from "./handler";
import { type Bounds, Line } from "./line";
import type { VisitorLimits } from "./visitor-limits";

// Making a page is work of the one thread, waiting for the database its only pause: more at once
// would only make each slower. A language has a line of its own, as its API may be elsewhere and slow.
// Whoever is alone has the thread nearly to themselves with four; ten people behind one address who
// open three pages each at the same moment all get in.
const boundsOfPages = {
  inside: 6,
  waiting: 60,
  patienceMs: 6_000,
  ofOne: { inside: 4, waiting: 30 },
};
// A call takes a part of what a page does, and there are more of them. What reads everything holds up the
// thread for some milliseconds each, also for whoever only wants a page that is kept.
const boundsOfCalls = {
  inside: 4,
  waiting: 240,
  patienceMs: 6_000,
  ofOne: { inside: 2, waiting: 80 },
};
// These wait for the process that makes pictures of what was sent, one at a time and for half a minute each
// where it must be, or for their turn to have a paper drawn, and not for the thread: nobody who waits there
// holds up a call that does, and no visitor has more than one there, so that anybody else's is next.
const slowLine = { inside: 4, waiting: 40, patienceMs: 30_000, ofOne: { inside: 1, waiting: 20 } };
const slowCalls = [
  /^\/api\/(review-photograph|updateProfile)$/,
  /^\/api\/(bookings\/[^/]+\/papers\/|offers\/[^/]+\/paper$)/,
];
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
  readonly #slow = slowCalls.map((paths) => ({ paths, line: new Line(slowLine) }));

  constructor(
    private readonly app: Handler,
    private readonly localeOf: LocaleOf,
    private readonly limits: VisitorLimits | undefined,
  ) {}

  /** @throws TooMany, which the edge answers */
  readonly handle: Handler = async (request, response) => {
    const locale = this.localeOf(request.headers.host);
    const slow = this.#slow.find(({ paths }) => paths.test(plainPath(request)));
    if (slow) return this.#inLine(slow.line, request, response);
    if (isBoundedCall(request)) return this.#inLine(this.#calls[locale], request, response);
    if (isNoPage(request)) return this.app(request, response);
    const address = addressOf(request);
    const weight = plainPath(request).startsWith("/og/") ? pictureWeight : 1;
    await this.limits?.make(address, weight);
    await this.#inLine(this.#pages[locale], request, response);
    if (wasKept(response)) this.limits?.unmake(address, weight);
  };

  /** Whether no visitor waits for a page. */
  readonly isIdle = (): boolean => Object.values(this.#pages).every((line) => line.isEmpty);

  async #inLine(line: Line, request: IncomingMessage, response: ServerResponse) {
    const who = addressBlock(addressOf(request), 48);
    if (!(await line.enter(who))) return sayBusy(response);
    let isInside = true;
    const leave = () => {
      if (!isInside) return;
      isInside = false;
      if (response.statusCode === 503) line.disperse();
      line.leave(who);
    };
    // Whoever gave up waiting needs no page.
    if (response.destroyed) return leave();
    whenMade(response, leave);
    try {
      await this.app(request, response);
    } finally {
      leave();
    }
  }
}

function linesOf(bounds: Bounds): Record<Locale, Line> {
  const lines = locales.map((locale) => [locale, new Line(bounds)] as const);
  return Object.fromEntries(lines) as Record<Locale, Line>;
}

// The error page takes its place.
function sayBusy(response: ServerResponse): void {
  response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Retry-After": "2" });
  response.end();
}

function addressOf(request: IncomingMessage): string {
  return String(request.headers["x-client-ip"] ?? "");
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

/**
 * Calls `made` once, as soon as an answer is no work any more: it is whole, it waits for a client that
 * reads slowly, or nobody listens. The framework's own promise ends when the last byte has left, and
 * never when the client went before that.
 */
function whenMade(response: ServerResponse, made: () => void): void {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  let isMade = false;
  const once = () => {
    if (isMade) return;
    isMade = true;
    made();
  };
  response.write = (...given: unknown[]) => {
    const goesOn = write(...given);
    if (!goesOn) once();
    return goesOn;
  };
  response.end = (...given: unknown[]) => {
    const ended = end(...given);
    once();
    return ended;
  };
  response.once("close", once);
}
