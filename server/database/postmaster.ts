import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, runProgram } from "./cluster";
import { commandLine, isAlive } from "./process-identity";

const pidFile = ({ folder }: Cluster) => join(folder, "postmaster.pid");

/** What the server wrote about itself: the first line is its number, the eighth its state. */
function postmasterFile(cluster: Cluster): { pid: number; state: string } | undefined {
  if (!existsSync(pidFile(cluster))) return undefined;
  const lines = readFileSync(pidFile(cluster), "utf8").split("\n");
  return { pid: Number(lines[0]), state: (lines[7] ?? "").trim() };
}

/** Whether the server with this number takes connections. */
export function isReady(cluster: Cluster, pid: number): boolean {
  const file = postmasterFile(cluster);
  return file?.pid === pid && file.state === "ready";
}

/**
 * Stops a server that an earlier process left behind (kill -9 takes the parent only), so that this
 * process starts its own with its own settings. Call it with the data folder locked: a server that
 * is still there then belongs to nobody.
 */
export async function stopLeftover(cluster: Cluster): Promise<void> {
  const file = postmasterFile(cluster);
  if (!file || !(file.pid > 0) || !isAlive(file.pid)) return;
  if (isServerOf(cluster, file.pid)) await stopServer(cluster, file.pid);
  else markAsStale(cluster);
}

/** Stops the server cleanly: open transactions end, everything committed is on disk. */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    runProgram(cluster, cluster.binaries.pgCtl, [
      "stop",
      "-D",
      cluster.folder,
      "-m",
      mode,
      "-t",
      String(seconds),
    ]);
  await stop("fast", 5)
    .catch(() => stop("immediate", 2))
    .catch(() => undefined);
  while (isServerOf(cluster, pid)) await pause(20);
}

function isServerOf(cluster: Cluster, pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLine(pid);
  return (
    /postgres/i.test(command) && (process.platform === "win32" || command.includes(cluster.folder))
  );
}

// The number in the file now belongs to some other program, and PostgreSQL would wait for that one
// to end. It never takes its own parent for a rival, and still checks the shared memory that the
// file names; removing the file would lose that check.
function markAsStale(cluster: Cluster): void {
  const [, ...rest] = readFileSync(pidFile(cluster), "utf8").split("\n");
  writeFileSync(pidFile(cluster), [process.pid, ...rest].join("\n"));
}
