import type { IncomingMessage } from "node:http";
import type { Locale } from "../../lib/contract/locale";
import { type CapturedAnswer, capturedAnswer } from "./captured-answer";
import type { Handler } from "./handler";

const keptMs = 60_000;

interface Kept {
  answer: Promise<CapturedAnswer | undefined>;
  until: number;
}

/** The site's own error pages, one of each kind for a language, however many addresses lead to them. */
export class ErrorPages {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly app: Handler) {}

  /** The page at this path; undefined when it fails, too. */
  get(path: string, locale: Locale, asker: IncomingMessage): Promise<CapturedAnswer | undefined> {
    const key = `${locale} ${path}`;
    const known = this.#kept.get(key);
    if (known && performance.now() < known.until) return known.answer;
    const answer = this.#ask(path, asker);
    this.#kept.set(key, { answer, until: performance.now() + keptMs });
    void answer.then((made) => {
      if (!made && this.#kept.get(key)?.answer === answer) this.#kept.delete(key);
    });
    return answer;
  }

  async #ask(path: string, asker: IncomingMessage): Promise<CapturedAnswer | undefined> {
    try {
      const answer = await capturedAnswer(this.app, asker, path);
      return answer.status === 200 ? answer : undefined;
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }
}
