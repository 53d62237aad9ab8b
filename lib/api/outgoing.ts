import { Agent, fetch, type RequestInit, type Response } from "undici";

/** How long a connection may take to come about; the clock behind it is exact to half a second. */
const connectMs = 1_900;
const answerMs = 8_000;
/** How long an origin that could not be connected to is not tried again. */
const restMs = 1_000;

// A dispatcher and `fetch` of our own: the framework's makes of a cached page that asks an API one
// that must not be cached.
const agent = new Agent({ connect: { timeout: connectMs } });
const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;
const hungUp = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;

const resting = new Map<string, number>();

/**
 * Asks another server. An answer, its body included, may take eight seconds. A connection that does
 * not come about within two is a failure, and for a second after it everything else for that origin
 * fails at once: a page that makes several calls does not wait for each. A read whose connection was
 * closed under it is sent once more. Redirects are failures: they could lead anywhere.
 *
 * @throws the system's error
 */
export async function askOutside(url: string, init: RequestInit): Promise<Response> {
  const { origin } = new URL(url);
  if (performance.now() < (resting.get(origin) ?? 0))
    throw new Error(`${origin} could not be connected to a moment ago`);
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
    if (notConnected.test(codeOf(error))) resting.set(origin, performance.now() + restMs);
    throw error;
  }
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
