import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

// A browser keeps at most 180 for a site. The framework compares each with every other, and takes a
// second for two thousand.
const mostCookies = 200;
/** A page here has a handful. The framework takes a quarter of a second for a thousand in one another. */
const mostSegments = 50;
const routerState = "next-router-state-tree";

/** Drops of a request's head what would take long to read, or what the framework would fail with. */
export function shortenHeads(headers: IncomingHttpHeaders): void {
  if (headers.cookie !== undefined)
    headers.cookie = headers.cookie.split(";", mostCookies).join(";");
  if (!isReadable(headers[routerState])) delete headers[routerState];
}

/** Whether the framework can read what a client says it shows already; without it the whole page is answered. */
function isReadable(state: string | string[] | undefined): boolean {
  if (String(state).split(/\{|%7b/i, mostSegments + 1).length > mostSegments) return false;
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}
