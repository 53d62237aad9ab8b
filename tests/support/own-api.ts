import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The operator's own API of `examples/own-api`, as somebody starts it. */
export async function startOwnApi(): Promise<{ base: string; stop(): void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ["examples/own-api/server.mjs", String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await firstLine(child);
  return { base: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

function firstLine(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`the API ended with ${code}`)));
  });
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
