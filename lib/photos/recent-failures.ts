import type { ApiError } from "../contract/errors";

const mostRemembered = 2_000;
const usualSeconds = 60;

/** What failed a moment ago, so that it is not tried again for everybody who asks. */
export class RecentFailures {
  readonly #failures = new Map<string, { error: ApiError; until: number }>();

  /** @throws ApiError as it failed, for as long as it said, else for a minute */
  check(url: string): void {
    const failure = this.#failures.get(url);
    if (failure && performance.now() < failure.until) throw failure.error;
    this.#failures.delete(url);
  }

  note(url: string, error: ApiError): void {
    const seconds = error.detail.retryAfterSeconds ?? usualSeconds;
    this.#failures.delete(url);
    this.#failures.set(url, { error, until: performance.now() + seconds * 1_000 });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > mostRemembered && oldest !== undefined) this.#failures.delete(oldest);
  }
}
