import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Handler } from "./edge/handler";
import { StartError } from "./start-error";

const patienceMs = 120_000;

/** Waits until the application reports that it can answer from its data. */
export async function untilHealthy(handle: Handler): Promise<void> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const port = portOf(server.address());
    const deadline = performance.now() + patienceMs;
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      const response = await fetch(`http://127.0.0.1:${port}/api/health`, {
        headers: { connection: "close" },
      });
      const said = await response.text();
      if (response.ok) return;
      if (performance.now() > deadline)
        throw new StartError(
          `The application is not healthy after two minutes: ${said.slice(0, 300)}`,
        );
      await pause(pauseMs);
    }
  } finally {
    server.close();
  }
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
