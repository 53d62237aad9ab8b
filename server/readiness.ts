import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Handler } from "./edge/handler";
import { StartError } from "./start-error";

const patienceMs = 120_000;

/**
 * Waits until the application reports that it can answer from its data. An API that is elsewhere is
 * not waited for (`isElsewhere`): it may be away for hours, and the site answers without it.
 */
export function untilHealthy(handle: Handler, isElsewhere: boolean): Promise<void> {
  return onLoopback(handle, async (origin) => {
    const deadline = performance.now() + patienceMs;
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      const response = await fetch(`${origin}/api/health`, { headers: { connection: "close" } });
      const said = await response.text();
      if (response.ok) return;
      if (isElsewhere) return console.warn(`The API does not answer yet: ${said.slice(0, 300)}`);
      if (performance.now() > deadline)
        throw new StartError(
          `The application is not healthy after two minutes: ${said.slice(0, 300)}`,
        );
      await pause(pauseMs);
    }
  });
}

/** Lets the process ask its own site something, over a port that is open for as long as that takes. */
async function onLoopback<T>(handle: Handler, work: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await work(`http://127.0.0.1:${portOf(server.address())}`);
  } finally {
    server.close();
  }
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
