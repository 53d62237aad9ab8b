import type { IncomingMessage, ServerResponse } from "node:http";
import { decodedPath } from "../../lib/site/decoded-path";
import { ByteCache } from "./byte-cache";
import { type CapturedAnswer, capturedAnswer } from "./captured-answer";
import type { LocaleOf } from "./error-documents";
import type { Handler } from "./handler";

const limitBytes = 16_000_000;
const minuteMs = 60_000;
// What takes long to make, is the same for everybody and has no query.
const keptMs: ReadonlyArray<readonly [RegExp, number]> = [
  [/^\/og\//, 60 * minuteMs],
  [/^\/api\/openapi\.json$/, 60 * minuteMs],
  [/^\/(sitemap(-\d{1,3})?|rss)\.xml$/, minuteMs],
];

// As the framework says it of what it kept.
const noWork = { "x-nextjs-cache": "HIT" };

interface Kept {
  answer: CapturedAnswer;
  until: number;
}

/**
 * Makes what is dear once, however many ask for it, and keeps it for a while. Each waits for a turn of
 * their own: what somebody else asked for who has to wait is made for whoever comes first.
 */
export class KeptAnswers {
  readonly #kept = new ByteCache<Kept>(limitBytes);
  readonly #inTheMaking = new Map<string, Promise<CapturedAnswer>>();

  constructor(private readonly localeOf: LocaleOf) {}

  /** Answers with what is kept; whoever asks for something else goes on. */
  before(next: Handler): Handler {
    return async (request, response) => {
      const place = this.#placeOf(request);
      const known = place && this.#known(place.key);
      return known ? send(response, known) : next(request, response);
    };
  }

  /** Answers those whose turn it is. */
  making(app: Handler): Handler {
    return async (request, response) => {
      const place = this.#placeOf(request);
      if (!place) return app(request, response);
      const ready = this.#known(place.key) ?? (await goodOne(this.#inTheMaking.get(place.key)));
      if (ready) send(response, { ...ready, headers: { ...ready.headers, ...noWork } });
      else send(response, await this.#make(app, request, place));
    };
  }

  #known(key: string): CapturedAnswer | undefined {
    const known = this.#kept.get(key);
    return known && performance.now() < known.until ? known.answer : undefined;
  }

  #placeOf(request: IncomingMessage): Place | undefined {
    const path = (request.url ?? "/").replace(/\?.*$/s, "");
    const name = decodedPath(path);
    const forMs = request.method === "GET" ? keptMs.find(([paths]) => paths.test(name))?.[1] : 0;
    return forMs
      ? { path, forMs, key: `${this.localeOf(request.headers.host)} ${name}` }
      : undefined;
  }

  async #make(app: Handler, request: IncomingMessage, { path, forMs, key }: Place) {
    const making = capturedAnswer(app, request, path);
    this.#inTheMaking.set(key, making);
    try {
      const answer = await making;
      const until = performance.now() + forMs;
      if (answer.status === 200) this.#kept.set(key, { answer, until }, answer.body.length);
      return answer;
    } finally {
      if (this.#inTheMaking.get(key) === making) this.#inTheMaking.delete(key);
    }
  }
}

interface Place {
  path: string;
  forMs: number;
  key: string;
}

function send(response: ServerResponse, { status, headers, body }: CapturedAnswer): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.end(body);
}

// What another visitor was refused is not refused to this one.
async function goodOne(making: Promise<CapturedAnswer> | undefined) {
  const answer = await making?.catch(() => undefined);
  return answer?.status === 200 ? answer : undefined;
}
