import { Agent, fetch, type RequestInit, type Response } from "undici";

/** How long a connection may take to come about; the clock behind it is exact to half a second. */
const connectMs = 1_500;
const answerMs = 8_000;
/** How long what failed is not tried again: an origin without a connection, a path without an answer. */
const restMs = 2_000;

// A dispatcher and `fetch` of our own: the framework's makes of a cached page that asks an API one
// that must not be cached.
const agent = new Agent({ connect: { timeout: connectMs } });
const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;
const hungUp = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;

const resting = new Map<string, number>();

/**
 * Asks another server. An answer, its body included, may take eight seconds. A connection that does
 * not come about within two is a failure, and for two seconds after it everything else for that
 * origin fails at once; after an answer that did not come, the same path does. So a page that makes
 * several calls does not wait for each, nor does the error page after it. A read whose connection was
 * closed under it is sent once more. Redirects are failures: they could lead anywhere.
 *
 * @throws the system's error
 */
export async function askOutside(url: string, init: RequestInit): Promise<Response> {
  const { origin, pathname } = new URL(url);
  const path = origin + pathname;
  for (const what of [origin, path])
    if (performance.now() < (resting.get(what) ?? 0))
      throw new Error(`${what} did not answer a moment ago`);
  const send = () =>
    fetch(url, {
      redirect: "error",
      dispatcher: agent,
      ...init,
      signal: AbortSignal.timeout(answerMs),
    });
  try {
    const isRead = (init.method ?? "GET") === "GET";
    return await send().catch((error) => {
      if (isRead && hungUp.test(codeOf(error))) return send();
      throw error;
    });
  } catch (error) {
    if (notConnected.test(codeOf(error))) rest(origin);
    if (error instanceof Error && error.name === "TimeoutError") rest(path);
    throw error;
  }
}

function rest(what: string): void {
  const now = performance.now();
  for (const [each, until] of resting) if (until < now) resting.delete(each);
  resting.set(what, now + restMs);
}

/** The bytes of an answer, or undefined when there are more than that. */
export async function bytesWithin(
  response: Response,
  mostBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The system's code of a failed fetch, which wraps it: `ECONNREFUSED`; empty when there is none. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}
