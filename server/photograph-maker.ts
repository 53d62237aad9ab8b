import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const stopMs = 1_000;
const mostStarts = 20;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
const heapMb = 128;

/** Where what is made of the operator's photographs lies. */
export const photographsIn = (dataDir: string) => join(dataDir, "photographs");

/**
 * Has one process make what is missing of the photographs, while the site goes on. A file may end it:
 * then it is started again, and goes on behind that one.
 */
export class PhotographMaker {
  #child: ChildProcess | undefined;
  #isStopping = false;
  #starts = 0;

  constructor(
    private readonly directory: string,
    private readonly content: string,
  ) {}

  start(): void {
    if (this.#isStopping || !namesAny(this.content)) return;
    this.#starts += 1;
    const child = fork(join(this.directory, "scripts/photos/make.ts"), {
      execArgv: [`--max-old-space-size=${heapMb}`, "--import", "tsx"],
    });
    this.#child = child;
    child.once("error", (error) => console.error(error));
    child.once("exit", (code) => void this.#ended(code));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await Promise.race([once(child, "exit"), pause(stopMs)]);
    child.kill("SIGKILL");
  }

  async #ended(code: number | null): Promise<void> {
    if (code === 0 || this.#starts >= mostStarts) return;
    await pause(Math.min(firstPauseMs * 2 ** (this.#starts - 1), longestPauseMs), undefined, {
      ref: false,
    });
    this.start();
  }
}

/** Most sites on a developer's machine have none, and need no process for them. */
function namesAny(content: string): boolean {
  try {
    return /^[^\s#{]/m.test(readFileSync(join(content, "photos/photos.yaml"), "utf8"));
  } catch {
    return false;
  }
}
