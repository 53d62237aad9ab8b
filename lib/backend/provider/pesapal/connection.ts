import type { z } from "zod";
import { ProviderError } from "../provider";
import { type Reply, ReplySchema, TokenSchema } from "./replies";
import { requestJson } from "./request-json";

export interface Credentials {
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
}

export interface Patience {
  connectMs: number;
  /** For the whole of a call, with all that it needs before. */
  totalMs: number;
}

// They live 5 minutes at most.
const tokenMs = 4 * 60_000;

/** Calls of API 3.0 with a bearer token, which all orders of the process share. */
export class Connection {
  #token: { value: Promise<string>; until: number } | undefined;

  constructor(
    readonly credentials: Credentials,
    readonly patience: Patience,
  ) {}

  /** How long a call may take from now on. */
  deadline(): AbortSignal {
    return AbortSignal.timeout(this.patience.totalMs);
  }

  /**
   * Asks, with a new token once more when the one at hand is refused.
   *
   * @throws ProviderError
   */
  async call(
    method: "GET" | "POST",
    path: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<{ status: number; body: unknown }> {
    const held = this.#held();
    const first = await this.#ask(method, path, signal, await within(signal, held), body);
    if (!isUnauthorized(first)) return first;
    if (this.#token?.value === held) this.#token = undefined;
    const again = await within(signal, this.#held());
    const second = await this.#ask(method, path, signal, again, body);
    if (isUnauthorized(second)) throw new ProviderError("not_sent", `${path}: not authorised`);
    return second;
  }

  #held(): Promise<string> {
    if (this.#token && this.#token.until > performance.now()) return this.#token.value;
    const value = this.#newToken();
    this.#token = { value, until: performance.now() + tokenMs };
    value.catch(() => {
      if (this.#token?.value === value) this.#token = undefined;
    });
    return value;
  }

  async #newToken(): Promise<string> {
    const { consumerKey, consumerSecret } = this.credentials;
    const path = "/api/Auth/RequestToken";
    const keys = { consumer_key: consumerKey, consumer_secret: consumerSecret };
    try {
      const { body } = await this.#ask("POST", path, this.deadline(), undefined, keys);
      return demand(TokenSchema, body, path).token;
    } catch (error) {
      // Whatever happened to this request, the one that needs the token was not made.
      throw new ProviderError("not_sent", error instanceof Error ? error.message : path);
    }
  }

  #ask(
    method: "GET" | "POST",
    path: string,
    signal: AbortSignal,
    token: string | undefined,
    body: object | undefined,
  ) {
    const url = `${this.credentials.baseUrl}${path}`;
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const { connectMs } = this.patience;
    return requestJson({ method, url, headers, body, connectMs, signal });
  }
}

/** The reply as the schema has it, else the error that it carries. */
export function demand<S extends z.ZodType>(schema: S, body: unknown, path: string): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw errorOf(body, path);
}

/** A refusal when the reply says why, else an answer without sense. */
export function errorOf(body: unknown, path: string): ProviderError {
  const reply: Reply | undefined = ReplySchema.safeParse(body).data;
  const code = reply?.error?.code;
  const said = code ?? reply?.error?.message;
  if (said) return new ProviderError("refused", `${path}: ${plain(said)}`, { code: code ?? "" });
  return new ProviderError("unknown", `${path}: the answer makes no sense`);
}

function plain(text: string): string {
  return text.replace(/[^\x20-\x7e]+/g, " ").slice(0, 120);
}

function isUnauthorized({ status, body }: { status: number; body: unknown }): boolean {
  return status === 401 || ReplySchema.safeParse(body).data?.status === "401";
}

/** Waits for what others wait for too, but not longer than the own time. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ProviderError("not_sent", "no token in time"));
    if (signal.aborted) return giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}
