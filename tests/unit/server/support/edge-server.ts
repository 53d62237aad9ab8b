import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { whileMaking } from "../../../../lib/freshness/making";
import { anywhere } from "../../../../server/edge/built-places";
import { noHosts } from "../../../../server/edge/content-security-policy";
import { createEdge, type EdgeOptions } from "../../../../server/edge/edge";
import type { Handler } from "../../../../server/edge/handler";
import { CriticalCss } from "../../../../server/first-screen/critical-css";
import { createLimitedServer } from "../../../../server/listen";
import { KeptPages } from "../../../../server/pages/kept-pages";
import { keepMadePages } from "../../../../server/pages/made-page";

/** No document of a test has a style sheet. */
export const noCss = new CriticalCss("/nowhere");

/** An edge that believes nobody. */
export const edgeOptions: EdgeOptions = {
  trustedProxies: [],
  csp: noHosts,
  localeOf: (host) => (host?.startsWith("de.") ? "de" : "en"),
  places: { ...anywhere, isKept: (inner) => !/^\/(filtered|Search)\b/.test(inner) },
  isDevelopment: false,
};

export interface EdgeServer {
  url: string;
  /** Sends these bytes as they are and gives back everything that is answered. */
  raw(bytes: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves an application behind the edge on a port of its own. */
export async function edgeServer(
  app: Handler,
  options: Partial<EdgeOptions> = {},
  stallMs?: number,
): Promise<EdgeServer> {
  const { csp = noHosts, pages = new KeptPages(csp) } = options;
  let isClosed = false;
  const application: Handler = (request, response) => {
    // An edge makes its hot pages again by itself: not those of a test that is over.
    if (isClosed) return Promise.resolve();
    // There is one such place for the framework, and there may be several edges in a test.
    keepMadePages(csp, noCss, (page, bytes) => pages.keep(page, bytes));
    return whileMaking(() => app(request, response));
  };
  const edge = createEdge(application, { ...edgeOptions, ...options, pages });
  const server = createLimitedServer(edge, stallMs);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    raw: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
        let answer = "";
        socket.on("data", (chunk) => {
          answer += chunk.toString("latin1");
        });
        socket.on("close", () => resolve(answer));
        socket.on("error", reject);
      }),
    close: () =>
      new Promise((resolve) => {
        isClosed = true;
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
