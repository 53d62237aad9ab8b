import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "./report";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Asks a server on this machine; the host's name decides the language. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on("error", reject);
    });
    // A connection that rested too long was closed at that moment: Node's own advice is to ask again.
    sent.on("error", (error) =>
      sent.reusedSocket && "code" in error && error.code === "ECONNRESET"
        ? resolve(ask(port, path, headers))
        : reject(error),
    );
    sent.end();
  });
}

/**
 * How long each request took, one after the other, in milliseconds. Each comes from an address of
 * its own, so that limits do not answer.
 *
 * @param pauseMs how long nothing is asked after each
 */
export async function timed(
  port: number,
  paths: readonly string[],
  count: number,
  headers: Record<string, string> = {},
  pauseMs = 0,
): Promise<number[]> {
  const durations: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const path = paths[at % paths.length] ?? "/";
    const startedAt = performance.now();
    const address = `10.1.${at >> 8}.${at & 255}`;
    const { status } = await ask(port, path, { ...headers, "x-forwarded-for": address });
    durations.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    if (pauseMs > 0) await pause(pauseMs);
  }
  return durations;
}

/** The value below which this share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** What half of them took at the most, and what all but a few did, with the bound of that. */
export const percentiles = (name: string, durations: readonly number[], bound: string): Row[] => [
  { name: `${name}, p50`, unit: "ms", value: median(durations) },
  { name: `${name}, p95`, unit: "ms", value: quantile(durations, 0.95), bound },
];
