const turnMs = 50;

/**
 * Does something and says for how long this process waited for it, in milliseconds. Time in which the
 * process stood still does not count: a busy machine is late with its own timers, whoever answers.
 */
export async function heardMs(work: () => Promise<unknown>): Promise<number> {
  let heard = 0;
  let turnedAt = performance.now();
  const turn = () => {
    const now = performance.now();
    heard += Math.min(now - turnedAt, 2 * turnMs);
    turnedAt = now;
  };
  const timer = setInterval(turn, turnMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  turn();
  return heard;
}
