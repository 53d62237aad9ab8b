import { randomInt } from "node:crypto";
import { createServer } from "node:net";

// Below the range from which systems take ports for outgoing connections, so that one of those
// does not sit on ours at the next start.
const lowestPort = 15_432;
const highestPort = 25_432;

/** Whether nothing listens on this loopback port. */
function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** The preferred port when it is free, otherwise another one. */
export async function freePort(preferred?: number): Promise<number> {
  let port = preferred ?? randomInt(lowestPort, highestPort);
  while (!(await isPortFree(port))) port = randomInt(lowestPort, highestPort);
  return port;
}
