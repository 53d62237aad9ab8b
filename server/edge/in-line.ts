import type { IncomingMessage, ServerResponse } from "node:http";
import { addressBlock } from "../../lib/site/address-block";
import type { Handler } from "./handler";
import type { Line } from "./line";

// Making a page is work of the one thread, waiting for the database its only pause: more at once
// would only make each slower. A language has a line of its own, as its API may be elsewhere and slow.
// Whoever is alone has the thread nearly to themselves with four; ten people behind one address who
// open three pages each at the same moment all get in.
export const boundsOfPages = {
  inside: 6,
  waiting: 60,
  patienceMs: 6_000,
  ofOne: { inside: 4, waiting: 30 },
};
// A call takes a part of what a page does, and there are more of them. What reads everything holds up the
// thread for some milliseconds each, also for whoever only wants a page that is kept.
export const boundsOfCalls = {
  inside: 4,
  waiting: 240,
  patienceMs: 6_000,
  ofOne: { inside: 2, waiting: 80 },
};

/** Lets the application answer when it is the visitor's turn in a line; who finds no place there is told so. */
export async function answerInLine(
  line: Line,
  app: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const who = addressBlock(addressOf(request), 48);
  if (!(await line.enter(who))) return sayBusy(response);
  let isInside = true;
  const leave = () => {
    if (!isInside) return;
    isInside = false;
    if (response.statusCode === 503) line.disperse();
    line.leave(who);
  };
  // Whoever gave up waiting needs no page.
  if (response.destroyed) return leave();
  whenMade(response, leave);
  try {
    await app(request, response);
  } finally {
    leave();
  }
}

/** Who asks, as the edge has found out. */
export function addressOf(request: IncomingMessage): string {
  return String(request.headers["x-client-ip"] ?? "");
}

// The error page, or the desk's words, take its place.
function sayBusy(response: ServerResponse): void {
  response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Retry-After": "2" });
  response.end();
}

/** What never ends by itself is made once it has begun. */
const isStream = (response: ServerResponse) =>
  String(response.getHeader("content-type")).startsWith("text/event-stream");

/**
 * Calls `made` once, as soon as an answer is no work any more: it is whole, it waits for a client that
 * reads slowly, it is a stream that has begun, or nobody listens. The framework's own promise ends when the
 * last byte has left, and never when the client went before that.
 */
function whenMade(response: ServerResponse, made: () => void): void {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  let isMade = false;
  const once = () => {
    if (isMade) return;
    isMade = true;
    made();
  };
  response.write = (...given: unknown[]) => {
    const goesOn = write(...given);
    if (!goesOn || isStream(response)) once();
    return goesOn;
  };
  response.end = (...given: unknown[]) => {
    const ended = end(...given);
    once();
    return ended;
  };
  response.once("close", once);
}
