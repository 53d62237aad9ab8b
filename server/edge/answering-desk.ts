import type { IncomingMessage, ServerResponse } from "node:http";
import { saysSignedIn } from "../../lib/site/desk-cookie";
import { offerPreviewOf } from "../../lib/site/offer-preview";
import { answerShaper } from "./answer";
import { anywhere, type Places } from "./built-places";
import { noHosts } from "./content-security-policy";
import { withDeskErrors } from "./desk-errors";
import { acceptedEncoding } from "./encoding";
import { FinishedBodies } from "./finished-bodies";
import { type Handler, sayMissing } from "./handler";
import { shapeResponse } from "./held-response";
import { addressOf, answerInLine, boundsOfCalls, boundsOfPages } from "./in-line";
import { Line } from "./line";
import { StaticAssetCache } from "./static-asset-cache";
import type { VisitorLimits } from "./visitor-limits";

// The desk shows an offer as its guest reads it in a frame, and nobody else shows anything of it in one.
const desk = { ...noHosts, frame: ["'self'"] };
const framed = { ...noHosts, ancestor: ["'self'"] };

/** Whether a host is the desk's. */
export type IsDesk = (host: string | undefined) => boolean;

/**
 * Answers on the desk's host, where nothing is kept, neither here nor on the way, nothing is found by
 * search engines, and no script of anybody else's runs, whatever the operator allows on the site.
 */
export function answeringDesk(
  framework: Handler,
  limits: VisitorLimits | undefined,
  places: Pick<Places, "isCall"> = anywhere,
): Handler {
  const app = withDeskErrors(inItsLine(framework));
  const missing = withDeskErrors(sayMissing);
  const bodies = new FinishedBodies(desk);
  const framedBodies = new FinishedBodies(framed);
  const cache = new StaticAssetCache();

  return async (request, response) => {
    const { url = "/", headers } = request;
    const path = url.replace(/\?.*$/s, "");
    const isCall = isCallAt(path);
    if (path === streamPath) remember(response);
    if (!isCall) await limits?.make(addressOf(request), 1);
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
    response.setHeader("Referrer-Policy", "no-referrer");
    const asked = {
      path,
      encoding: acceptedEncoding(headers["accept-encoding"]?.toString()),
      ifNoneMatch: undefined,
      describe: () => neverKept(response),
    };
    const isFramed = offerPreviewOf(path) !== undefined;
    if (isFramed) response.setHeader("X-Frame-Options", "SAMEORIGIN");
    const finished = isFramed ? framedBodies : bodies;
    shapeResponse(response, answerShaper(response, asked, finished, cache));
    letWriteInFull(request);
    // Any other would be a page to the framework, made anew for each.
    const isMissing = isCall && !(path.startsWith("/api/desk/") && places.isCall(path));
    return (isMissing ? missing : app)(request, response);
  };
}

// A few calls of the house wait for a picture that is made, a paper or the provider, and not for the thread.
const boundsOfStaffCalls = {
  inside: 16,
  waiting: 240,
  patienceMs: 30_000,
  ofOne: { inside: 8, waiting: 80 },
};

/**
 * Lets the application make only so many pages at once, and answer only so many calls. Whoever is signed in
 * stands in lines that strangers are not in; who made their cookie up finds lines there, too.
 */
function inItsLine(app: Handler): Handler {
  const strangers = { pages: new Line(boundsOfPages), calls: new Line(boundsOfCalls) };
  const staff = { pages: new Line(boundsOfPages), calls: new Line(boundsOfStaffCalls) };

  return (request, response) => {
    const { pages, calls } = saysSignedIn(request.headers.cookie) ? staff : strangers;
    return answerInLine(isCallAt(request.url ?? "/") ? calls : pages, app, request, response);
  };
}

const isCallAt = (path: string) => path.startsWith("/api/");

const streamPath = "/api/desk/live";
const streams = new Set<ServerResponse>();

function remember(response: ServerResponse): void {
  streams.add(response);
  response.once("close", () => streams.delete(response));
}

/** Breaks off what would never end by itself, so that the process can stop: browsers come back. */
export function endStreams(): void {
  for (const response of streams) response.destroy();
}

function neverKept(response: ServerResponse): void {
  response.setHeader("Cache-Control", "no-store");
  response.removeHeader("X-Next-Cache-Tags");
}

/** The edge compresses, and it cannot hash a document that was never written. */
export function letWriteInFull(request: IncomingMessage): void {
  delete request.headers["accept-encoding"];
  if (request.method === "HEAD") request.method = "GET";
}
