import type { IncomingMessage, ServerResponse } from "node:http";
import { isThere, type KeptPages, keptPath } from "../pages/kept-pages";
import { answerShaper } from "./answer";
import { answeringDesk, type IsDesk, letWriteInFull } from "./answering-desk";
import type { Places } from "./built-places";
import { capturedAnswer } from "./captured-answer";
import { developmentPolicy, type PolicyHosts } from "./content-security-policy";
import { acceptedEncoding } from "./encoding";
import { type LocaleOf, withErrorDocuments } from "./error-documents";
import { expectation, notFoundPath } from "./error-kinds";
import { ErrorPages } from "./error-pages";
import { type Handler, sayMissing } from "./handler";
import { shapeResponse } from "./held-response";
import { HotPages } from "./hot-pages";
import { KeptAnswers } from "./kept-answers";
import { keptForm, routersQuery } from "./kept-form";
import { type IsElsewhere, KnownNames } from "./known-names";
import { innerAddress, Making } from "./making";
import { Renewals } from "./renewals";
import { describeKept, keptBody, sendFile, sendPage } from "./send-kept";
import { StaticAssetCache } from "./static-asset-cache";
import type { VisitorLimits } from "./visitor-limits";

interface AnsweringOptions {
  localeOf: LocaleOf;
  isDesk: IsDesk;
  places: Places;
  isElsewhere: IsElsewhere;
  limits: VisitorLimits | undefined;
  pages: KeptPages;
}

/** Answers from what is kept, or lets the application answer and finishes that. */
export function answering(
  application: Handler,
  { localeOf, isDesk, places, isElsewhere, limits, pages }: AnsweringOptions,
): Handler {
  const { bodies } = pages;
  const cache = new StaticAssetCache();
  const kept = new KeptAnswers(localeOf);
  const names = new KnownNames(application, isElsewhere);
  const making = new Making(kept.making(application), localeOf, limits);
  const hot = new HotPages(pages, application, making.isIdle);
  const renewals = new Renewals();
  const desk = answeringDesk(application, limits, places);
  const errorPages = new ErrorPages(application, pages);
  const app = withErrorDocuments(kept.before(making.handle), errorPages, localeOf);
  const missing = withErrorDocuments(sayMissing, errorPages, localeOf);

  return async (request, response) => {
    const { url = "/", headers } = request;
    const path = url.replace(/\?.*$/s, "");
    if (isDesk(headers.host) && expectation(request) !== "file") return desk(request, response);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const encoding = acceptedEncoding(headers["accept-encoding"]?.toString());
    const ifNoneMatch = isRead ? headers["if-none-match"] : undefined;
    // Nobody reads a script in parts: it is answered whole, from what is kept.
    if (StaticAssetCache.holds(path)) delete headers.range;
    const file = isRead ? cache.get(path, encoding) : undefined;
    if (file) return sendFile(response, file, ifNoneMatch);
    const locale = localeOf(headers.host);
    const inner = innerAddress(request);
    const name = keptPath(locale, inner);
    const isKept = places.isKept(inner);
    if (isKept) request.url = path + routersQuery(request, url.slice(path.length));
    const form = path === notFoundPath ? undefined : await keptForm(request);
    const page = form && isKept ? pages.known(name) : undefined;
    if (page && pages.isDue(page))
      renewals.add(name, async () => {
        // Somebody else may have had it made while it waited.
        if (pages.known(name) === page) await capturedAnswer(application, request, path);
      });
    if (form && page && isThere(page)) {
      hot.note(name, headers.host, path);
      if (await sendPage(response, page, pages, { form, encoding, ifNoneMatch })) return;
    }

    const describe = () => describeKept(response, pages.known(name));
    const shaper = answerShaper(response, { path, encoding, ifNoneMatch, describe }, bodies, cache);
    const finish = async (body: Buffer) => {
      const made = isDocument(response) ? pages.known(name) : undefined;
      const kept = made && (await keptBody(response, made, pages, { encoding, ifNoneMatch }));
      return kept ?? shaper.finish(body);
    };
    shapeResponse(response, { ...shaper, finish });
    letWriteInFull(request);
    // Whatever it asks for: somebody who asks for a part of a page, or as somebody, finds no other pages.
    // What the API does not have would be a page to the framework, made anew for each.
    const isMissing =
      !places.mayBeFile(path) ||
      (expectation(request) === "api" && !places.isCall(path)) ||
      (isOfPage(request) &&
        path !== notFoundPath &&
        (page
          ? !isThere(page)
          : !places.isPlace(path, url.slice(path.length), inner) ||
            !(await names.mayBe(inner, locale, request))));
    return (isMissing ? missing : app)(request, response);
  };
}

const isOfPage = (request: IncomingMessage) => ["page", "data"].includes(expectation(request));

const isDocument = (response: ServerResponse) =>
  response.statusCode === 200 &&
  String(response.getHeader("content-type") ?? "").startsWith("text/html");

/** While developing, answers pass as the framework makes them. */
export function passingThrough(app: Handler, hosts: PolicyHosts): Handler {
  const policy = developmentPolicy(hosts);
  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Security-Policy", policy);
    return app(request, response);
  };
}
