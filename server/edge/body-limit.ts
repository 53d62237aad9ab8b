import { IncomingMessage } from "node:http";
import type { BodyInHand } from "./bodies-in-hand";

const kilobyte = 1024;
const largestBodyBytes = 64 * kilobyte;
const largestMultipartBytes = 2.5 * kilobyte * kilobyte;
/** An offer of weeks in three versions, with words of our own in two languages. */
const largestOfferBytes = kilobyte * kilobyte;

/** How many bytes a request of this kind may carry. */
function bodyLimitBytes({ url, headers }: IncomingMessage): number {
  if (/^\s*multipart\/form-data\b/i.test(headers["content-type"] ?? ""))
    return largestMultipartBytes;
  return url === "/api/desk/edit-offer" ? largestOfferBytes : largestBodyBytes;
}

/** Whether the request says from the start that it carries too much. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  const length = Number(request.headers["content-length"] ?? 0);
  return length > bodyLimitBytes(request);
}

/** Whether a body comes with the request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

type NotWhole = "too-large" | "no-room" | "aborted";

/**
 * Takes in a body and gives back the same request with all of it, so that nothing behind has to do
 * with half a body; "too-large" as soon as it passes the limit, "no-room" when there are too many of
 * its size, "aborted" when the client gave up.
 */
export async function measured(
  request: IncomingMessage,
  hand: BodyInHand,
): Promise<IncomingMessage | NotWhole> {
  const limitBytes = bodyLimitBytes(request);
  const body = await collect(request, limitBytes, hand);
  return typeof body === "string" ? body : replay(request, body);
}

function collect(
  request: IncomingMessage,
  limitBytes: number,
  hand: BodyInHand,
): Promise<Buffer | NotWhole> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    // The rest of what is refused is taken in by nobody.
    const giveUp = (why: NotWhole) => {
      chunks = [];
      request.off("data", take).resume();
      resolve(why);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limitBytes) return giveUp("too-large");
      // There is always room for a form without pictures.
      if (bytes > largestBodyBytes && !hand.take(chunk.length)) return giveUp("no-room");
      chunks.push(chunk);
    };
    request.on("data", take);
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("close", () => resolve("aborted"));
    request.once("error", () => resolve("aborted"));
  });
}

function replay(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { "transfer-encoding": _, ...headers } = request.headers;
  Object.assign(copy, {
    method: request.method,
    url: request.url,
    httpVersion: request.httpVersion,
    httpVersionMajor: request.httpVersionMajor,
    httpVersionMinor: request.httpVersionMinor,
    headers: { ...headers, "content-length": String(body.length) },
    complete: true,
  });
  copy.push(body);
  copy.push(null);
  return copy;
}
