import type { ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, spawnProgram } from "./cluster";
import { isReady } from "./postmaster";

const largestLogBytes = 5_000_000;
const readyWithinMs = 60_000;

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "50",
  shared_buffers: "64MB",
  max_wal_size: "256MB",
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // What visitors sent stays out of the log: no statements, no values of conflicting rows.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/** Starts the server and resolves when it takes connections; recovery after a crash is waited for. */
export async function runServer(
  cluster: Cluster,
  port: number,
  logPath: string,
): Promise<ChildProcess> {
  const log = openSync(logPath, isLarge(logPath) ? "w" : "a", 0o600);
  const careless = cluster.isThrownAway && { fsync: "off", full_page_writes: "off" };
  const args = Object.entries({ ...settings, ...careless, port: String(port) }).flatMap(
    ([name, value]) => ["-c", `${name}=${value}`],
  );
  const child = spawnProgram(
    cluster,
    cluster.binaries.postgres,
    ["-D", cluster.folder, ...args],
    ["ignore", "ignore", log],
  );
  closeSync(log);
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  const deadline = performance.now() + readyWithinMs;
  while (child.pid === undefined || !isReady(cluster, child.pid)) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(lastWords(logPath));
    if (performance.now() > deadline) {
      child.kill("SIGINT");
      throw new Error("it was not ready within a minute");
    }
    await pause(10);
  }
  return child;
}

function isLarge(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes;
}

function lastWords(logPath: string): string {
  const fatal = readFileSync(logPath, "utf8").trim().split("\n").slice(-20);
  const line = fatal.findLast((text) => /FATAL|PANIC|error/i.test(text)) ?? fatal.at(-1) ?? "";
  return line.replace(/^.*?(FATAL|PANIC):\s*/, "") || "it ended at once";
}
