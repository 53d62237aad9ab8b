import type { ServerResponse } from "node:http";
import { addVary, alreadyHas, makeNotModified } from "./conditional";
import { inertPolicy } from "./content-security-policy";
import { type Encoding, isCompressible } from "./encoding";
import { digestOf, type FinishedBodies } from "./finished-bodies";
import type { Shaper } from "./held-response";
import { StaticAssetCache } from "./static-asset-cache";

export interface Asked {
  path: string;
  encoding: Encoding;
  ifNoneMatch: string | undefined;
  /** Says in the headers what is known of the page that this answers, once it is made. */
  describe(): void;
}

const largestHeldBytes = 4_000_000;
const tooSmallToCompressBytes = 860;

/** Finishes what the application answers: policy, compression, entity tag; once for each body. */
export function answerShaper(
  response: ServerResponse,
  asked: Asked,
  bodies: FinishedBodies,
  cache: StaticAssetCache,
): Shaper {
  const type = () => String(response.getHeader("content-type") ?? "");
  const isDocument = () => /^text\/html\b/i.test(type());
  const isStatic = StaticAssetCache.holds(asked.path);

  return {
    limitBytes: largestHeldBytes,
    begin() {
      dropInternals(response);
      asked.describe();
      if (!isDocument()) setInertPolicy(response, type());
      if (isDocument() || isBeyondFile(response)) return true;
      if ([204, 206, 304].includes(response.statusCode) || response.hasHeader("content-encoding"))
        return false;
      if (isCompressible(type())) addVary(response, "Accept-Encoding");
      if (Number(response.getHeader("content-length") ?? 0) > largestHeldBytes) return false;
      return isStatic || (isCompressible(type()) && asked.encoding !== "identity");
    },
    finish(body) {
      if (isBeyondFile(response)) return saidBeyondFile(response);
      const digest = digestOf(body);
      if (isDocument()) {
        addVary(response, "Accept-Encoding");
        response.setHeader("Content-Security-Policy", bodies.policy(digest, body));
      }
      if (isDocument() || isReusable(response)) response.setHeader("ETag", `W/"${digest}"`);
      if (isStatic) cache.put(asked.path, response, body);
      if (
        response.statusCode === 200 &&
        alreadyHas(asked.ifNoneMatch, String(response.getHeader("etag") ?? ""))
      ) {
        makeNotModified(response);
        return Buffer.alloc(0);
      }
      const cached = isStatic ? cache.get(asked.path, asked.encoding) : undefined;
      if (cached) {
        for (const [name, value] of Object.entries(cached.headers)) response.setHeader(name, value);
        response.setHeader("Content-Length", cached.body.length);
        return cached.body;
      }
      return encodeInto(response, asked.encoding, body, digest, bodies);
    },
  };
}

/** The bytes for a client that takes this encoding, with the headers that describe them. */
export function encodeInto(
  response: ServerResponse,
  accepted: Encoding,
  body: Buffer,
  digest: string,
  bodies: FinishedBodies,
): Buffer {
  const type = String(response.getHeader("content-type") ?? "");
  const isWorthIt = body.length >= tooSmallToCompressBytes && isCompressible(type);
  const encoding = isWorthIt ? accepted : "identity";
  const encoded = bodies.encoded(digest, body, encoding);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", encoded.length);
  return encoded;
}

/** Whether a part was asked for that the file does not have; the framework calls that its own failure. */
function isBeyondFile(response: ServerResponse): boolean {
  const range = String(response.getHeader("content-range") ?? "");
  return response.statusCode === 500 && range.startsWith("bytes */");
}

function saidBeyondFile(response: ServerResponse): Buffer {
  response.statusCode = 416;
  response.removeHeader("Content-Type");
  response.setHeader("Content-Length", 0);
  return Buffer.alloc(0);
}

function isReusable(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    !/no-store/i.test(String(response.getHeader("cache-control") ?? ""))
  );
}

// A worker obeys the policy of its own script.
function setInertPolicy(response: ServerResponse, type: string): void {
  if (!/javascript/i.test(type)) response.setHeader("Content-Security-Policy", inertPolicy);
}

function dropInternals(response: ServerResponse): void {
  response.removeHeader("X-Powered-By");
  for (const name of response.getHeaderNames()) {
    if (name.startsWith("x-middleware-")) response.removeHeader(name);
  }
}
