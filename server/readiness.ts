import { setTimeout as pause } from "node:timers/promises";
import type { Handler } from "./edge/handler";
import { onLoopback } from "./on-loopback";
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
