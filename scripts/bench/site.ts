import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../server/database/free-port";

export interface Served {
  port: number;
  pid: number;
  /** From the start of the process to its first good answer. */
  readyMs: number;
  stop(): Promise<void>;
}

export const root = join(import.meta.dirname, "../..");
const patienceMs = 120_000;

/** A folder that the database's user may enter, too. */
export function scratchFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "tembea-bench-"));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Does something with a connection of its own to a database. */
export async function connected<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** What a script of this folder says; in a process of its own, as the environment says where the database is. */
export const saidBy = (script: string, databaseUrl: string): string =>
  execFileSync(process.execPath, ["--import", "tsx", join(import.meta.dirname, script)], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });

/** Starts the site that was built, where it is not told otherwise with a database of its own and no limits. */
export async function serveSite(
  env: Record<string, string>,
  { port, first = [] }: { port?: number; first?: string[] } = {},
): Promise<Served> {
  const modules = first.length > 0 ? ["tsx", ...first].flatMap((each) => ["--import", each]) : [];
  const usual = { DATABASE_URL: "", SMTP_URL: "", TRUSTED_PROXIES: "127.0.0.1", EDGE_LIMIT: "off" };
  return serve(["--max-old-space-size=384", ...modules, ".next/tembea/server.mjs"], {
    port: port ?? (await freePort()),
    cwd: root,
    env: { ...usual, ...env },
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

/** Waits for the server that a process is to answer. */
export async function untilAnswering(port: number, child: ChildProcess): Promise<void> {
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
