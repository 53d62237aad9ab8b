import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface Served {
  port: number;
  pid: number;
  /** From the start of the process to its first good answer. */
  readyMs: number;
  stop(): Promise<void>;
}

const patienceMs = 120_000;

/** A folder that the database's user may enter, too. */
export function scratchFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "tembea-bench-"));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Runs a server of Node's and waits until it answers. */
export async function serve(
  args: string[],
  { port, ...options }: { port: number; cwd: string; env?: Record<string, string> },
): Promise<Served> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: {
      MALLOC_ARENA_MAX: "2",
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      ...options.env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilAnswering(port, child);
  return {
    port,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    stop: () => ended(child),
  };
}

async function untilAnswering(port: number, child: ChildProcess): Promise<void> {
  for (
    const deadline = performance.now() + patienceMs;
    performance.now() < deadline;
    await pause(20)
  ) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && answer.status < 500) return;
  }
  throw new Error("The server does not answer.");
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
