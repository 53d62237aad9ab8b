import { setTimeout as pause } from "node:timers/promises";
import type { Handler } from "./edge/handler";
import { onLoopback } from "./on-loopback";
import { StartError } from "./start-error";

const patienceMs = 120_000;

/** Waits until the application reports that it can answer from its data. */
export function untilHealthy(handle: Handler): Promise<void> {
  return onLoopback(handle, async (origin) => {
    const deadline = performance.now() + patienceMs;
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      const response = await fetch(`${origin}/api/health`, { headers: { connection: "close" } });
      const said = await response.text();
      if (response.ok) return;
      if (performance.now() > deadline)
        throw new StartError(
          `The application is not healthy after two minutes: ${said.slice(0, 300)}`,
        );
      await pause(pauseMs);
    }
  });
}
