import type { IncomingMessage, ServerResponse } from "node:http";
import { answerShaper } from "./answer";
import { announcesTooMuch, isOfUnknownLength, measured } from "./body-limit";
import { cleanPath, requestPath } from "./clean-path";
import { alreadyHas, makeNotModified } from "./conditional";
import { developmentPolicy, type PolicyHosts } from "./content-security-policy";
import { acceptedEncoding } from "./encoding";
import { FinishedBodies } from "./finished-bodies";
import { shapeResponse } from "./held-response";
import { type Network, networkMatcher } from "./network";
import { refuse, refuseTooLarge } from "./refuse";
import { securityHeaders } from "./security-headers";
import { StaticShelf } from "./static-shelf";
import { cleanHeaders } from "./trusted-proxy";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface EdgeOptions {
  trustedProxies: readonly Network[];
  csp: PolicyHosts;
  /** While developing, answers pass as the framework makes them. */
  isDevelopment: boolean;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Everything that happens to a request before the application sees it and to its answer after. */
export function createEdge(app: Handler, options: EdgeOptions): Handler {
  const isTrusted = networkMatcher(options.trustedProxies);
  const bodies = new FinishedBodies(options.csp);
  const shelf = new StaticShelf();

  async function pass(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const encoding = acceptedEncoding(request.headers["accept-encoding"]?.toString());
    const ifNoneMatch = request.headers["if-none-match"];
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (options.isDevelopment) {
      response.setHeader("Content-Security-Policy", developmentPolicy(options.csp));
      return app(request, response);
    }
    const file = isRead && !request.headers.range ? shelf.get(path, encoding) : undefined;
    if (file) return sendFile(response, file, ifNoneMatch);
    shapeResponse(
      response,
      answerShaper(
        response,
        { path, encoding, ifNoneMatch: isRead ? ifNoneMatch : undefined },
        bodies,
        shelf,
      ),
    );
    // The edge compresses, and it cannot hash a document that was never written.
    delete request.headers["accept-encoding"];
    if (request.method === "HEAD") request.method = "GET";
    return app(request, response);
  }

  return async (request, response) => {
    try {
      const path = requestPath(request.url ?? "");
      const peer = cleanHeaders(request.headers, request.socket.remoteAddress, isTrusted);
      const pathname = (path ?? "/").replace(/\?.*$/s, "");
      for (const [name, value] of Object.entries(securityHeaders(pathname, peer.isSecure)))
        response.setHeader(name, value);
      if (path === undefined)
        return refuse(response, 400, "malformed", "The request names no path.");
      if (!methods.has(request.method ?? ""))
        return refuse(response, 405, "method_not_allowed", "This method is not served.", {
          Allow: [...methods].join(", "),
        });
      request.url = path;
      const elsewhere = cleanPath(path);
      if (elsewhere !== undefined) return redirect(request, response, elsewhere);
      if (announcesTooMuch(request)) return refuseTooLarge(request, response);
      const whole = isOfUnknownLength(request) ? await measured(request) : request;
      if (whole === "aborted") return void response.destroy();
      if (whole === "too-large") return refuseTooLarge(request, response);
      await pass(whole, response, pathname);
    } catch (error) {
      console.error(error);
      refuse(response, 500, "internal", "Something went wrong.");
    }
  };
}

function redirect(request: IncomingMessage, response: ServerResponse, location: string): void {
  // A client may turn a 301 after a POST into a GET.
  const isRead = request.method === "GET" || request.method === "HEAD";
  response.writeHead(isRead ? 301 : 308, { Location: location, "Content-Length": 0 });
  response.end();
}

function sendFile(
  response: ServerResponse,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  ifNoneMatch: string | undefined,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (alreadyHas(ifNoneMatch, headers.etag ?? "")) {
    makeNotModified(response);
    response.end();
    return;
  }
  response.setHeader("Content-Length", body.length);
  response.end(body);
}
