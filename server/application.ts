import { createServer, type Server } from "node:http";
import next from "next";
import type { Handler } from "./edge/handler";

export interface Application {
  handle: Handler;
  close(): Promise<void>;
}

/** Boots the framework; its `instrumentation.ts` brings schema and content up to date. */
export async function bootApplication(
  directory: string,
  port: number,
  httpServer: Server,
  isDevelopment: boolean,
): Promise<Application> {
  const app = next({
    dev: isDevelopment,
    dir: directory,
    // Rewrites are compared with this name; an address here makes the framework call itself.
    hostname: "localhost",
    port,
    // While developing, changes reach the browser over a socket. In production there is none, and
    // a listener for upgrades would take `Upgrade: h2c` requests away from the pages.
    httpServer: isDevelopment ? httpServer : createServer(),
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  return { handle: (request, response) => handle(request, response), close: () => app.close() };
}
