import type { IncomingMessage, ServerResponse } from "node:http";
import { answerShaper } from "./answer";
import { developmentPolicy, type PolicyHosts } from "./content-security-policy";
import { acceptedEncoding } from "./encoding";
import { type LocaleOf, withErrorDocuments } from "./error-documents";
import { ErrorPages } from "./error-pages";
import { FinishedBodies } from "./finished-bodies";
import type { Handler } from "./handler";
import { shapeResponse } from "./held-response";
import { KeptAnswers } from "./kept-answers";
import { Making } from "./making";
import { RecentDocuments } from "./recent-documents";
import { sendDocument, sendFile } from "./send-kept";
import { StaticAssetCache } from "./static-asset-cache";
import type { VisitorLimits } from "./visitor-limits";

/** Answers from what is kept, or lets the application answer and finishes that. */
export function answering(
  framework: Handler,
  hosts: PolicyHosts,
  localeOf: LocaleOf,
  limits: VisitorLimits | undefined,
): Handler {
  const bodies = new FinishedBodies(hosts);
  const cache = new StaticAssetCache();
  const recent = new RecentDocuments();
  const errorPages = new ErrorPages(framework);
  const kept = new KeptAnswers(localeOf);
  const making = new Making(kept.making(framework), localeOf, limits);
  const app = withErrorDocuments(kept.before(making.handle), errorPages, localeOf);
  const forget = () => {
    recent.forget();
    errorPages.forget();
    making.forget();
  };
  // What changes pages finds this on the global object, as the framework's bundle is a module graph
  // of its own. A write that changes none, which anybody may send, leaves what is kept.
  Reflect.set(globalThis, Symbol.for("tembea.forgetPages"), forget);

  // The framework may make its pages forgotten only after whatever changed them has said so.
  const forgetAgain = (generation: number) => {
    if (recent.generation !== generation) recent.forget();
  };

  return async (request, response) => {
    const { url = "/", headers } = request;
    const path = url.replace(/\?.*$/s, "");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const encoding = acceptedEncoding(headers["accept-encoding"]?.toString());
    const ifNoneMatch = isRead ? headers["if-none-match"] : undefined;
    const file = isRead && !headers.range ? cache.get(path, encoding) : undefined;
    if (file) return sendFile(response, file, ifNoneMatch);
    const key = RecentDocuments.key(request);
    const document = key === undefined ? undefined : recent.get(key);
    if (document) return sendDocument(response, document, encoding, ifNoneMatch, bodies);

    const { generation } = recent;
    const onFinished = (body: Buffer, digest: string) => {
      if (key !== undefined) recent.put(key, generation, response, body, digest);
    };
    const asked = { path, encoding, ifNoneMatch, onFinished };
    const shaper = answerShaper(response, asked, bodies, cache);
    const begin = () => {
      if (!isRead) forgetAgain(generation);
      return shaper.begin();
    };
    shapeResponse(response, { ...shaper, begin });
    if (!isRead) response.once("close", () => forgetAgain(generation));
    letWriteInFull(request);
    return app(request, response);
  };
}

/** While developing, answers pass as the framework makes them. */
export function passingThrough(app: Handler, hosts: PolicyHosts): Handler {
  const policy = developmentPolicy(hosts);
  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Security-Policy", policy);
    return app(request, response);
  };
}

// The edge compresses, and it cannot hash a document that was never written.
function letWriteInFull(request: IncomingMessage): void {
  delete request.headers["accept-encoding"];
  if (request.method === "HEAD") request.method = "GET";
}
