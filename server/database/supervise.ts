import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const firstPauseMs = 50;
const longestPauseMs = 5_000;
const healthyAfterMs = 30_000;

interface Supervised {
  /** The server that runs now; undefined while it is being started again. */
  current(): ChildProcess | undefined;
  /** From now on an end is wanted. */
  release(): void;
}

/** Keeps a server running: when it dies it is started again, at once and then ever more slowly. */
export function supervise(
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
  log: (line: string) => void,
): Supervised {
  let current: ChildProcess | undefined;
  let released = false;
  let pauseMs = firstPauseMs;

  function watch(child: ChildProcess): void {
    current = child;
    const startedAt = performance.now();
    const ended = () => {
      current = undefined;
      if (released) return;
      if (performance.now() - startedAt > healthyAfterMs) pauseMs = firstPauseMs;
      log("The database ended unexpectedly and is being started again.");
      void restart();
    };
    // It may have died between being ready and being watched.
    if (child.exitCode !== null || child.signalCode !== null) ended();
    else child.once("exit", ended);
  }

  async function restart(): Promise<void> {
    while (!released) {
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 1.5, longestPauseMs);
      try {
        const child = await start();
        log("The database is back.");
        watch(child);
        return;
      } catch (error) {
        log(
          `The database does not start: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  watch(first);
  return {
    current: () => current,
    release: () => {
      released = true;
    },
  };
}
