import { createServer, type Server } from "node:http";
import next from "next";
import type { Handler } from "../edge/handler";
import { within } from "../shutdown";

export interface Application {
  handle: Handler;
  start?(): Promise<void>;
  /** Waits for it to be healthy, and fails where it ends before that. */
  until(healthy: Promise<void>): Promise<void>;
  /** Ends its work, its jobs first; to be called after the last answer. */
  stop(): Promise<void>;
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
  return {
    handle: (request, response) => handle(request, response),
    until: (healthy) => healthy,
    async stop() {
      for (const step of [...beforeStop(), () => app.close()])
        await within(step)().catch((error: unknown) => console.error(error));
    },
  };
}

// The framework's bundle is a module graph of its own: what it wants done before the database
// stops, it leaves under this name on the global object.
function beforeStop(): Array<() => Promise<unknown>> {
  const left: unknown = Reflect.get(globalThis, Symbol.for("tembea.beforeStop"));
  return left instanceof Set
    ? [...left].flatMap((step) => (typeof step === "function" ? [async () => step()] : []))
    : [];
}
