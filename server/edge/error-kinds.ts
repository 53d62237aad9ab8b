import type { IncomingMessage, ServerResponse } from "node:http";

/** What the client expects to get: a page, an answer of the API, a file, or data for the router. */
export type Expectation = "page" | "api" | "file" | "data";

/** What goes out in the place of the application's answer; what is away can be asked for again. */
export type Fault = "not-found" | "failed" | "away";

const filePath = /^\/(_next|pictures|photos|photographs)\/|^\/(favicon\.ico|icon\.svg)$/;

/** The paths of the pages that stand in for others; they are no pages of their own. */
export const notFoundPath = "/Error404";
export const failedPath = "/ServerError";
export const awayPath = `${failedPath}/503`;

/** What this request is after. */
export function expectation({ url = "/", headers }: IncomingMessage): Expectation {
  const path = url.replace(/\?.*$/s, "");
  const query = url.slice(path.length + 1);
  if (/^\/api(\/|$)/.test(path)) return "api";
  if (filePath.test(path)) return "file";
  return headers.rsc !== undefined || /(^|&)_rsc=/.test(query) ? "data" : "page";
}

/** Whether no page can be at this path, so that nobody need be asked. */
export function isNowhere(path: string): boolean {
  return path === failedPath || path.startsWith(`${failedPath}/`) || !isDecodable(path);
}

/** The fault in an answer whose head is complete; undefined when it may go out as it is. */
export function faultOf(expected: Expectation, response: ServerResponse): Fault | undefined {
  const type = String(response.getHeader("content-type") ?? "");
  const isDocument = /^text\/html\b/i.test(type);
  const { statusCode } = response;
  // The framework takes a file that is not there for a page in a language of that name.
  if (expected === "file" && isDocument) return statusCode === 503 ? "away" : "not-found";
  if (expected === "file") return undefined;
  if (expected === "data") return byStatus(statusCode);
  const isFramework = isDocument || type === "" || /^text\/plain\b/i.test(type);
  return isFramework ? byStatus(statusCode) : undefined;
}

/** Whether the router asks for data ahead of a click, which may never come. */
export function isAhead({ headers }: IncomingMessage): boolean {
  return (
    headers["next-router-prefetch"] !== undefined ||
    headers["next-router-segment-prefetch"] !== undefined
  );
}

function byStatus(status: number): Fault | undefined {
  if (status === 404) return "not-found";
  if (status === 503) return "away";
  return status >= 500 ? "failed" : undefined;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
