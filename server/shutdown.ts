import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Gate } from "./gate";

const inFlightMs = 5_000;
const applicationMs = 1_500;
const altogetherMs = 9_500;

interface Stoppable {
  server: Server;
  gate: Gate;
  /** What to stop after the last answer, in this order. */
  closers: ReadonlyArray<() => Promise<unknown>>;
}

/** Ends the process in good order: no new connections, answers in flight, framework, database. */
export async function shutDown({ server, gate, closers }: Stoppable): Promise<never> {
  setTimeout(() => process.exit(1), altogetherMs).unref();
  server.close();
  server.closeIdleConnections();
  await Promise.race([gate.close(), pause(inFlightMs)]);
  server.closeAllConnections();
  for (const close of closers) await close().catch((error: unknown) => console.error(error));
  process.exit(0);
}

/** Gives a step of the shutdown only so much time. */
export function within(
  close: () => Promise<unknown>,
  limitMs = applicationMs,
): () => Promise<unknown> {
  return () => Promise.race([close(), pause(limitMs)]);
}
