import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { knowUpTo } from "../../lib/freshness/known-changes";
import { whileMaking } from "../../lib/freshness/making";
import { tellTo } from "../../lib/freshness/tell-edge";
import type { Handler } from "../edge/handler";
import { CriticalCss } from "../first-screen/critical-css";
import { keepMadePages } from "../pages/made-page";
import { reportUncaught, writeOriginalPlaces } from "../report";
import { readSettings } from "../settings";
import { spellAbortReasons } from "./abort-reasons";
import { bootApplication } from "./boot";
import {
  type ApplicationOptions,
  type FromApplication,
  largestHeadBytes,
  toldHeader,
} from "./messages";

// The process that makes pages and answers calls. The one that started it speaks with the world; what
// it keeps of pages is told to it, and it ends this one.

const { directory, port, socket, knownPosition }: ApplicationOptions = JSON.parse(
  process.env.APPLICATION ?? "{}",
);
spellAbortReasons();
const goOnAfterUncaught = reportUncaught();
let told = 0;

function tell(message: FromApplication): void {
  if (process.connected) process.send?.(message);
  told += 1;
}

/** Says with each answer what had been told when it was begun. */
function numbered(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    if (!response.headersSent) response.setHeader(toldHeader, told);
    return writeHead(...given);
  };
}

function answering(framework: Handler): Handler {
  return async (request, response) => {
    numbered(response);
    try {
      await whileMaking(() => framework(request, response));
    } catch (error) {
      console.error(error);
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { "Content-Type": "text/html" });
      response.end();
    }
  };
}

writeOriginalPlaces();

// The terminal and the service manager signal the whole group; the edge decides when this one ends.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit(1));

tellTo(tell);
const css = new CriticalCss(join(directory, ".next"));
keepMadePages(readSettings(process.env).csp, css, (page, bytes) => tell({ page, bytes }));
knowUpTo(knownPosition);
const server = createServer({ maxHeaderSize: largestHeadBytes });
const app = await bootApplication(directory, port, server, false);
server.on("request", answering(app.handle));
// The edge ends the connections that it does not need.
server.keepAliveTimeout = 0;
server.headersTimeout = 0;
server.requestTimeout = 0;
process.on("message", async () => {
  server.close();
  await app.stop();
  process.exit(0);
});
await new Promise<void>((resolve) => server.listen(socket, resolve));
goOnAfterUncaught();
tell({ isReady: true });
