import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import type { Binaries } from "./binaries";
import type { SystemUser } from "./system-user";

/** One PostgreSQL cluster: its programs, its folder, and the user they run as. */
export interface Cluster {
  binaries: Binaries;
  /** The cluster's own folder (PGDATA). */
  folder: string;
  user: SystemUser;
  isThrownAway: boolean;
}

/** Starts one of the cluster's programs as its user, with nothing of our own environment. */
export function spawnProgram(
  { folder, user }: Pick<Cluster, "folder" | "user">,
  program: string,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  return spawn(program, args, {
    ...user,
    stdio,
    // Ctrl-C reaches a whole process group: the database must outlive the requests in flight.
    detached: true,
    windowsHide: true,
    // The folder we were started in may be closed to the database's user.
    cwd: folder,
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      LC_ALL: "C",
      TZ: "UTC",
    },
  });
}

/** Runs a program to its end; rejects with what it said when it fails. */
export function runProgram(
  cluster: Pick<Cluster, "folder" | "user">,
  program: string,
  args: readonly string[],
  input = "",
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnProgram(cluster, program, args, ["pipe", "pipe", "pipe"]);
    let said = "";
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(said.trim() || `${program} ended with ${code}`)),
    );
  });
}
