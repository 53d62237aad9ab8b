import type { ServerResponse } from "node:http";
import { encodeInto } from "./answer";
import { alreadyHas, makeNotModified } from "./conditional";
import type { Encoding } from "./encoding";
import type { FinishedBodies } from "./finished-bodies";
import type { RecentDocument } from "./recent-documents";

/** Answers with one of the build's own files. */
export function sendFile(
  response: ServerResponse,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  ifNoneMatch: string | undefined,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (alreadyHas(ifNoneMatch, headers.etag ?? "")) {
    sendNotModified(response);
    return;
  }
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

/** Answers with a document that was finished a moment ago. */
export function sendDocument(
  response: ServerResponse,
  { headers, body, digest }: RecentDocument,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
  bodies: FinishedBodies,
): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  if (alreadyHas(ifNoneMatch, String(response.getHeader("etag") ?? ""))) {
    sendNotModified(response);
    return;
  }
  response.end(encodeInto(response, encoding, body, digest, bodies));
}

function sendNotModified(response: ServerResponse): void {
  makeNotModified(response);
  response.end();
}
