import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const MessageSchema = z.object({
  url: z.string().optional(),
  line: z.string().optional(),
  failed: z.string().optional(),
});

export interface RunningDatabase {
  app: ChildProcess;
  url: string;
  lines: string[];
}

/** A folder of its own that every user may enter, as the database's user must. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "tembea-process-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts a process that does nothing but keep the database; rejects with its one sentence. */
export function runDatabase(dataDir: string): Promise<RunningDatabase> {
  const host = fileURLToPath(new URL("./database-host.ts", import.meta.url));
  const app = spawn(process.execPath, ["--import", "tsx", host, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    // What it said before it ended has been read by then.
    app.once("close", (code) => reject(new Error(`ended with ${code}`)));
    createInterface(app.stdout).on("line", (text) => {
      const { url, line, failed } = MessageSchema.parse(JSON.parse(text));
      if (line) lines.push(line);
      if (url) resolve({ app, url, lines });
      if (failed) reject(new Error(failed));
    });
  });
}

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}

/** The number of the database's main process. */
export function postmasterPid(dataDir: string): number {
  const [first = ""] = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  return Number(first);
}

// What is waited for starts a process, which a busy machine takes its time for.
const patienceMs = 30_000;

/** Waits until the promise stops being rejected. */
export async function eventually<T>(attempt: () => Promise<T>, mostMs = patienceMs): Promise<T> {
  const deadline = Date.now() + mostMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(20);
    }
  }
}
