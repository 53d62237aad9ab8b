import type { IncomingMessage, ServerResponse } from "node:http";
import { KeptPages } from "../pages/kept-pages";
import { report } from "../report";
import { answering, passingThrough } from "./answering";
import type { IsDesk } from "./answering-desk";
import { errorWord } from "./api-error-words";
import { BodiesInHand } from "./bodies-in-hand";
import { announcesTooMuch, hasBody, measured } from "./body-limit";
import { anywhere, type Places } from "./built-places";
import { cleanPath, requestPath } from "./clean-path";
import { inertPolicy, type PolicyHosts } from "./content-security-policy";
import type { LocaleOf } from "./error-documents";
import { expectation } from "./error-kinds";
import type { Handler } from "./handler";
import type { IsElsewhere } from "./known-names";
import { shortenHeads } from "./long-heads";
import { type Network, networkMatcher } from "./network";
import { sendPhotograph } from "./photograph-files";
import { refuse, refuseNoRoom, refuseTooLarge, refuseTooMany } from "./refuse";
import { securityHeaders } from "./security-headers";
import { cleanHeaders } from "./trusted-proxy";
import { TooMany, VisitorLimits } from "./visitor-limits";

export interface EdgeOptions {
  trustedProxies: readonly Network[];
  csp: PolicyHosts;
  localeOf: LocaleOf;
  /** Without it there is no desk. */
  isDesk?: IsDesk | undefined;
  /** What the build has where; by default anything may be anywhere. */
  places?: Places | undefined;
  /** Which languages are answered by an API elsewhere; by default none. */
  isElsewhere?: IsElsewhere | undefined;
  /** Where the operator's photographs lie, once they are made; without it there are none. */
  photographs?: string | undefined;
  /** Pages that must be made for one visitor in a minute, from which the other limits follow; undefined for as many as they like. */
  madePerMinute?: number | undefined;
  /** The finished pages; by default in memory only. */
  pages?: KeptPages | undefined;
  /** While developing, answers pass as the framework makes them. */
  isDevelopment: boolean;
}

// Ten photographs of one visitor at the same moment, forty of all.
const megabyte = 1024 * 1024;
const bodiesInHand = { ofOne: 24 * megabyte, all: 96 * megabyte };

const methodsOfApi = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const methodsOfPages = ["GET", "HEAD"];

/** Everything that happens to a request before the application sees it and to its answer after. */
export function createEdge(app: Handler, options: EdgeOptions): Handler {
  const isTrusted = networkMatcher(options.trustedProxies);
  const { localeOf, madePerMinute, isDevelopment } = options;
  const limits =
    madePerMinute === undefined || isDevelopment ? undefined : new VisitorLimits(madePerMinute);
  const bodies = new BodiesInHand(bodiesInHand);
  const answer = isDevelopment
    ? passingThrough(app, options.csp)
    : answering(app, {
        localeOf,
        isDesk: options.isDesk ?? (() => false),
        places: options.places ?? anywhere,
        isElsewhere: options.isElsewhere ?? (() => false),
        limits,
        pages: options.pages ?? new KeptPages(options.csp),
      });

  return async (request, response) => {
    const word = (code: string) => errorWord(localeOf(request.headers.host), code);
    try {
      const path = requestPath(request.url ?? "");
      const peer = cleanHeaders(request.headers, request.socket.remoteAddress, isTrusted);
      const pathname = (path ?? "/").replace(/\?.*$/s, "");
      for (const [name, value] of Object.entries(securityHeaders(pathname, peer.isSecure)))
        response.setHeader(name, value);
      await limits?.ask(peer.address, pathname);
      // Whoever gave up waiting needs no answer.
      if (request.socket.destroyed) return;
      if (path === undefined || hasManyHosts(request))
        return refuse(response, 400, "malformed", word("malformed"));
      request.url = path;
      shortenHeads(request.headers);
      // For nobody at all the framework lets a title follow after the head (see `htmlLimitedBots`).
      request.headers["user-agent"] ||= "unknown";
      const elsewhere = cleanPath(path);
      if (elsewhere !== undefined) return redirect(request, response, elsewhere);
      const methods = expectation(request) === "api" ? methodsOfApi : methodsOfPages;
      if (!methods.includes(request.method ?? ""))
        return refuse(response, 405, "method_not_allowed", word("method_not_allowed"), {
          Allow: methods.join(", "),
        });
      if (announcesTooMuch(request)) return refuseTooLarge(request, response, word);
      const hand = bodies.begin(peer.address);
      response.once("close", hand.end);
      const whole = hasBody(request) ? await measured(request, hand) : request;
      if (whole === "aborted") {
        console.info(`${request.method} ${shown(pathname)}: the body did not arrive whole`);
        return void response.destroy();
      }
      if (whole === "too-large") return refuseTooLarge(request, response, word);
      if (whole === "no-room") return refuseNoRoom(request, response, word);
      if (await sendPhotograph(whole, response, options.photographs)) return;
      await answer(whole, response);
    } catch (error) {
      if (error instanceof TooMany)
        return refuseTooMany(request, response, localeOf(request.headers.host), error.waitSeconds);
      console.error(error);
      report(error, "edge").catch(console.warn);
      refuse(response, 500, "internal", word("internal"));
    }
  };
}

/** As much of a path as tells places apart: whoever sends thousands of long ones fills no log. */
const shown = (path: string) => (path.length > 200 ? `${path.slice(0, 200)}…` : path);

/** Node reads the first of several names, and whoever stands before it perhaps another. */
function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, at) => at % 2 === 0);
  return names.filter((name) => name.toLowerCase() === "host").length > 1;
}

function redirect(request: IncomingMessage, response: ServerResponse, location: string): void {
  // A client may turn a 301 after a POST into a GET.
  const isRead = request.method === "GET" || request.method === "HEAD";
  response.writeHead(isRead ? 301 : 308, {
    Location: location,
    "Content-Length": 0,
    "Content-Security-Policy": inertPolicy,
  });
  response.end();
}
