import { setTimeout as pause } from "node:timers/promises";
import { reasonOf } from "../db/without-values";
import { queue } from "../requests/queue";

const pauseMs = 1000;
const atOnce = 5;

/**
 * Works through a queue until it is empty, five jobs at once, then looks again every second. Each
 * job succeeds or fails by itself; pg-boss's own worker would fail a whole batch.
 *
 * @returns ends the work after the jobs in hand
 */
export function drain<T extends object>(
  name: string,
  work: (data: T, id: string) => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  const pass = async () => {
    const boss = await queue();
    for (;;) {
      const jobs = stopping.signal.aborted ? [] : await boss.fetch<T>(name, { batchSize: atOnce });
      if (jobs.length === 0) return;
      await Promise.all(
        jobs.map((job) =>
          work(job.data, job.id).then(
            () => boss.complete(name, job.id),
            (error) => boss.fail(name, job.id, { message: reasonOf(error) }),
          ),
        ),
      );
    }
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await pass().catch((error) => console.warn(`jobs: ${reasonOf(error)}`));
      await pause(pauseMs, undefined, stopping).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return running;
  };
}
