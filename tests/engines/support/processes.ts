import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Starts a program in a group of its own, so that whatever it starts ends with it. */
export function startGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  child.once("error", () => undefined);
  return child;
}

/** Ends a program and all that it started; resolves when it is gone. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const isGone = child.exitCode !== null || child.signalCode !== null;
  const gone = isGone ? undefined : new Promise((resolve) => child.once("exit", resolve));
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
  await gone;
}

/** Tries until it succeeds or the program has ended. */
export async function untilReady<T>(child: ChildProcess, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (child.exitCode !== null || child.pid === undefined)
        throw new Error(`${child.spawnfile} did not start`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
