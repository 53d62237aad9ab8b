import { queue } from "./queue";

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
  work: (data: T) => Promise<void>,
): () => Promise<void> {
  let stopped = false;
  const pass = async () => {
    const boss = await queue();
    for (;;) {
      const jobs = stopped ? [] : await boss.fetch<T>(name, { batchSize: atOnce });
      if (jobs.length === 0) return;
      await Promise.all(
        jobs.map((job) =>
          work(job.data).then(
            () => boss.complete(name, job.id),
            (error) => boss.fail(name, job.id, { message: String(error) }),
          ),
        ),
      );
    }
  };
  const running = (async () => {
    while (!stopped) {
      await pass().catch((error) => console.warn(`jobs: ${error.message}`));
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();
  return () => {
    stopped = true;
    return running;
  };
}
