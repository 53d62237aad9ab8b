import type { IncomingMessage, ServerResponse } from "node:http";
import type { LocaleOf } from "./edge/error-documents";
import type { Handler } from "./edge/handler";
import { refuseEarly } from "./edge/refuse";
import { securityHeaders } from "./edge/security-headers";

/**
 * Stands before the edge while the process starts and stops: visitors who come too early are asked
 * to come back, and when the process is to stop nobody keeps a connection open.
 */
export class Gate {
  #open: Handler | undefined;
  #isClosing = false;
  readonly #inFlight = new Set<ServerResponse>();
  #emptied: (() => void) | undefined;

  constructor(private readonly localeOf: LocaleOf) {}

  open(handle: Handler): void {
    this.#open = handle;
  }

  readonly handle: Handler = async (request, response) => {
    if (!this.#open) return this.#notYet(request, response);
    if (this.#isClosing) response.setHeader("Connection", "close");
    this.#count(response);
    await this.#open(request, response);
  };

  /** Resolves when every request that is being answered has its answer. A stream of events has no end to wait for: it is broken off. */
  close(): Promise<void> {
    this.#isClosing = true;
    for (const response of this.#inFlight) if (isStream(response)) response.destroy();
    return new Promise((resolve) => {
      this.#emptied = resolve;
      if (this.#inFlight.size === 0) resolve();
    });
  }

  #count(response: ServerResponse): void {
    this.#inFlight.add(response);
    response.once("close", () => {
      this.#inFlight.delete(response);
      if (this.#inFlight.size === 0) this.#emptied?.();
    });
  }

  #notYet(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(securityHeaders("/", false)))
      response.setHeader(name, value);
    refuseEarly(request, response, this.localeOf(request.headers.host));
  }
}

const isStream = (response: ServerResponse) =>
  String(response.getHeader("content-type") ?? "").startsWith("text/event-stream");
