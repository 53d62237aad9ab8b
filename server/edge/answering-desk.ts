import type { IncomingMessage, ServerResponse } from "node:http";
import { offerPreviewOf } from "../../lib/site/offer-preview";
import { answerShaper } from "./answer";
import { anywhere, type Places } from "./built-places";
import { noHosts } from "./content-security-policy";
import { withDeskErrors } from "./desk-errors";
import { acceptedEncoding } from "./encoding";
import { FinishedBodies } from "./finished-bodies";
import { type Handler, sayMissing } from "./handler";
import { shapeResponse } from "./held-response";
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
  const app = withDeskErrors(framework);
  const missing = withDeskErrors(sayMissing);
  const bodies = new FinishedBodies(desk);
  const framedBodies = new FinishedBodies(framed);
  const cache = new StaticAssetCache();

  return async (request, response) => {
    const { url = "/", headers } = request;
    const path = url.replace(/\?.*$/s, "");
    const isCall = path.startsWith("/api/");
    if (path === streamPath) remember(response);
    if (!isCall) await limits?.make(String(headers["x-client-ip"] ?? ""), 1);
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
