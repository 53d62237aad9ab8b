import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { Socket } from "node:net";
import { ProviderError } from "../provider";

const mostBytes = 256 * 1024;

interface JsonRequest {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: object | undefined;
  connectMs: number;
  /** Ends the request when its time is over. */
  signal: AbortSignal;
}

/**
 * Sends a request and reads the JSON of the answer, whatever its status. On node's own client, as
 * `fetch` has no way to limit the time to connect alone.
 *
 * @throws ProviderError `not_sent` or `unknown`
 */
export async function requestJson(wanted: JsonRequest): Promise<{ status: number; body: unknown }> {
  const path = new URL(wanted.url).pathname;
  const sent = { value: false };
  try {
    const answer = await send(wanted, sent);
    const text = await textOf(answer);
    return { status: answer.statusCode ?? 0, body: JSON.parse(text) };
  } catch (cause) {
    const outcome = sent.value ? "unknown" : "not_sent";
    throw new ProviderError(outcome, `${path}: ${reasonOf(cause)}`);
  }
}

function send(wanted: JsonRequest, sent: { value: boolean }): Promise<IncomingMessage> {
  const { method, url, signal, connectMs } = wanted;
  const body = wanted.body && JSON.stringify(wanted.body);
  const isSecure = url.startsWith("https:");
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestSecure : requestPlain)(url, {
      method,
      signal,
      // A connection of its own: one kept open may be closed by the other side as we write to it.
      agent: false,
      headers: {
        ...wanted.headers,
        accept: "application/json",
        ...(body && {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        }),
      },
    });
    const timer = setTimeout(() => request.destroy(new Error("no connection")), connectMs);
    request.once("socket", (socket: Socket) =>
      socket.once(isSecure ? "secureConnect" : "connect", () => {
        clearTimeout(timer);
        sent.value = true;
        request.end(body);
      }),
    );
    request.once("response", resolve);
    request.once("error", reject);
    request.once("close", () => clearTimeout(timer));
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

// Without the error itself: what it quotes of the answer may be a secret.
function reasonOf(cause: unknown): string {
  if (cause instanceof SyntaxError) return "the answer is no JSON";
  if (cause instanceof Error && cause.name === "AbortError") return "no answer in time";
  return cause instanceof Error ? cause.message : "failed";
}
