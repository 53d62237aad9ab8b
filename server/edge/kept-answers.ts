import type { IncomingMessage } from "node:http";
import { ByteCache } from "./byte-cache";
import { type CapturedAnswer, capturedAnswer } from "./captured-answer";
import { decodedPath } from "./clean-path";
import type { LocaleOf } from "./error-documents";
import type { Handler } from "./handler";

const limitBytes = 48_000_000;
const minuteMs = 60_000;
// What takes long to make, is the same for everybody and has no query.
const keptMs: ReadonlyArray<readonly [RegExp, number]> = [
  [/^\/og\//, 60 * minuteMs],
  [/^\/api\/openapi\.json$/, 60 * minuteMs],
  [/^\/(sitemap|rss)\.xml$/, minuteMs],
];

interface Kept {
  answer: CapturedAnswer;
  until: number;
}

/** Makes what is dear once, however many ask for it, and keeps it for a while. */
export function keepingAnswers(app: Handler, localeOf: LocaleOf): Handler {
  const kept = new ByteCache<Kept>(limitBytes);
  const inTheMaking = new Map<string, Promise<CapturedAnswer>>();

  return async (request, response) => {
    const path = (request.url ?? "/").replace(/\?.*$/s, "");
    const name = decodedPath(path);
    const forMs = request.method === "GET" ? keptMs.find(([paths]) => paths.test(name))?.[1] : 0;
    if (!forMs) return app(request, response);
    const key = `${localeOf(request.headers.host)} ${path}`;
    const known = kept.get(key);
    const answer =
      known && performance.now() < known.until
        ? known.answer
        : ((await goodOne(inTheMaking.get(key))) ?? (await make(request, key, path, forMs)));
    response.statusCode = answer.status;
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) response.setHeader(name, value);
    response.end(answer.body);
  };

  async function make(
    request: IncomingMessage,
    key: string,
    path: string,
    forMs: number,
  ): Promise<CapturedAnswer> {
    const making = capturedAnswer(app, request, path);
    inTheMaking.set(key, making);
    try {
      const answer = await making;
      const until = performance.now() + forMs;
      if (answer.status === 200) kept.set(key, { answer, until }, answer.body.length);
      return answer;
    } finally {
      if (inTheMaking.get(key) === making) inTheMaking.delete(key);
    }
  }
}

// What another visitor was refused is not refused to this one.
async function goodOne(making: Promise<CapturedAnswer> | undefined) {
  const answer = await making?.catch(() => undefined);
  return answer?.status === 200 ? answer : undefined;
}
