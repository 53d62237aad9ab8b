import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { knownPosition, knowUpTo, noteChanges } from "../../lib/freshness/known-changes";
import type { Handler } from "../edge/handler";
import { noteAway } from "../edge/outages";
import type { PageBytes } from "../pages/kept-page";
import type { KeptPages } from "../pages/kept-pages";
import { report } from "../report";
import { StartError } from "../start-error";
import type { Application } from "./boot";
import { Counted } from "./counted";
import { forwarding } from "./forward";
import type { ApplicationOptions, FromApplication } from "./messages";

const stopMs = 4_000;
const againMs = 500;
const longestPauseMs = 10_000;
const aWhileMs = 60_000;

/**
 * The application, in a process of its own: making a page takes the whole of a thread for some time,
 * and whoever is shown a page that is kept does not wait for it. Should it ever end by itself, what is
 * kept is shown on, and it is started again.
 */
export class ApplicationProcess implements Application {
  readonly #folder = mkdtempSync(join(tmpdir(), "tembea-"));
  #child: ChildProcess | undefined;
  #ask: Handler | undefined;
  #isStopping = false;
  #starts = 0;
  #hasServed = false;
  /** How often it ended since it last went on for a while. */
  #endsInARow = 0;
  #startedMs = 0;
  #fail: (error: StartError) => void = () => undefined;
  readonly #failed = new Promise<never>((_, reject) => {
    this.#fail = reject;
  });

  constructor(
    private readonly directory: string,
    private readonly port: number,
    private readonly pages: KeptPages,
  ) {}

  /** @throws StartError where it ends before it listens; it has said why */
  async start(): Promise<void> {
    await Promise.race([this.#start(), this.#failed]);
  }

  /** From then on it is started again should it end; whoever ends before has said why. */
  async until(healthy: Promise<void>): Promise<void> {
    await Promise.race([healthy, this.#failed]);
    this.#hasServed = true;
  }

  async #start(): Promise<void> {
    this.#starts += 1;
    this.#startedMs = performance.now();
    const socket = join(this.#folder, `${this.#starts}.sock`);
    const options: ApplicationOptions = {
      directory: this.directory,
      port: this.port,
      socket,
      knownPosition: knownPosition(),
    };
    const child = fork(applicationBeside(process.argv[1]), {
      env: { ...process.env, APPLICATION: JSON.stringify(options) },
      serialization: "advanced",
    });
    this.#child = child;
    const messages = new Counted();
    // After the last of its messages.
    child.once("disconnect", () => messages.end());
    child.once("exit", (code, signal) => void this.#ended(signal ?? code));
    // One that could not be begun at all does not exit. What else goes wrong with a child is no end.
    child.on("error", (error) => {
      if (child.pid === undefined) void this.#ended(error.message);
    });
    await new Promise<void>((resolve) => {
      child.on("message", (message) => {
        const said = message as FromApplication;
        this.#hear(said);
        messages.add();
        if ("isReady" in said) resolve();
      });
    });
    this.#ask = forwarding(socket, (count) => messages.reached(count));
  }

  /** Answers, or says that it cannot just now. */
  readonly handle: Handler = async (request, response) => {
    try {
      if (!this.#ask) throw new Error("the application is starting");
      await this.#ask(request, response);
    } catch (error) {
      if (response.headersSent) throw error;
      response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Retry-After": "2" });
      response.end();
    }
  };

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      child.send("stop", () => undefined);
      await Promise.race([once(child, "exit"), pause(stopMs)]);
      child.kill("SIGKILL");
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #hear(said: FromApplication): void {
    if ("changed" in said) noteChanges(said.changed, said.position);
    else if ("knownUpTo" in said) knowUpTo(said.knownUpTo);
    else if ("outage" in said) noteAway(said.outage);
    else if ("page" in said) this.pages.keep(said.page, ownBytes(said.bytes));
  }

  async #ended(how: string | number | null): Promise<void> {
    this.#ask = undefined;
    if (this.#isStopping) return;
    if (!this.#hasServed) {
      rmSync(this.#folder, { recursive: true, force: true });
      return this.#fail(new StartError("The site did not start."));
    }
    const error = new Error(`the application ended (${how}) and is started again`);
    console.error(error.message);
    report(error, "application").catch(console.warn);
    const hadGoneOn = performance.now() - this.#startedMs > aWhileMs;
    this.#endsInARow = hadGoneOn ? 0 : this.#endsInARow + 1;
    await pause(Math.min(againMs * 2 ** this.#endsInARow, longestPauseMs));
    if (!this.#isStopping) await this.#start().catch((error) => this.#ended(String(error)));
  }
}

/** The application's script: of the build, or of the sources, as the server is that was started. */
function applicationBeside(server = "server.ts"): string {
  return join(dirname(server), "server/application", `main${extname(server)}`);
}

/** What comes in a message is a part of it, and keeps all of it in memory. */
function ownBytes({ html, rsc, segments }: PageBytes): PageBytes {
  return {
    html: Buffer.from(html),
    rsc: rsc && Buffer.from(rsc),
    segments: segments.map(([name, bytes]) => [name, Buffer.from(bytes)] as const),
  };
}
