import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { KeptPages } from "../pages/kept-pages";
import { capturedAnswer } from "./captured-answer";
import type { Handler } from "./handler";

const lookMs = 500;
const busyMs = 50;
/** What is asked for less often between two changes is made when somebody asks. */
const leastShown = 3;
/** Of what a change of everything leaves to be made. */
const mostDue = 60;

interface Hot {
  host: string;
  path: string;
  /** How often it was asked for since it was made. */
  shown: number;
}

/**
 * Has pages made again after a change before somebody asks for them: those that were asked for most,
 * one at a time, when no visitor waits for a page, and at most half of the time.
 */
export class HotPages {
  readonly #shown = new Map<string, Hot>();
  #due: Array<readonly [name: string, page: Hot]> = [];
  #asOf = "";
  #isMaking = false;

  /** @param isIdle whether no visitor waits for a page that is being made */
  constructor(
    private readonly kept: KeptPages,
    private readonly application: Handler,
    private readonly isIdle: () => boolean,
  ) {
    setInterval(() => this.#look(), lookMs).unref();
  }

  /** Somebody asked for a page that is kept under this name. */
  note(name: string, host = "", path = "/"): void {
    const known = this.#shown.get(name);
    if (known) known.shown += 1;
    else this.#shown.set(name, { host, path, shown: 1 });
  }

  #look(): void {
    const { asOf } = this.kept;
    if (asOf === this.#asOf) return;
    this.#asOf = asOf;
    const gone = [...this.#shown].filter(([name]) => !this.kept.holds(name));
    for (const [name] of gone) this.#shown.delete(name);
    const hot = gone.filter(([, { shown }]) => shown >= leastShown);
    this.#due = [...this.#due, ...hot]
      .sort(([, one], [, other]) => other.shown - one.shown)
      .slice(0, mostDue);
    if (!this.#isMaking) void this.#make();
  }

  async #make(): Promise<void> {
    this.#isMaking = true;
    for (let next = this.#due.shift(); next; next = this.#due.shift()) {
      while (!this.isIdle()) await pause(busyMs, undefined, { ref: false });
      const [name, { host, path }] = next;
      // A visitor was first.
      if (this.kept.holds(name)) continue;
      const startedAt = performance.now();
      await capturedAnswer(this.application, askerFor(host), path).catch(console.warn);
      await pause(performance.now() - startedAt, undefined, { ref: false });
    }
    this.#isMaking = false;
  }
}

/** Nobody in particular. */
function askerFor(host: string): IncomingMessage {
  const asker = new IncomingMessage(new Socket());
  asker.headers = { host, "user-agent": "unknown", "x-client-ip": "127.0.0.1" };
  return asker;
}
