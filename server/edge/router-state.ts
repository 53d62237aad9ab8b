import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

const name = "next-router-state-tree";

/**
 * Drops what a client says it shows already, unless the framework can read it: it would fail with it.
 * Without it the whole page is answered.
 */
export function dropBrokenState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[name]);
  } catch {
    delete headers[name];
  }
}
