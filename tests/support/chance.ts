import { moreRounds } from "./rounds";

const isLong = moreRounds > 1;

/**
 * What is left to chance begins here. Every short run has the same, so that what failed fails again; a
 * long one has a new one each time and names it, for `FAST_CHECK_SEED` to take.
 */
export const seed = Number(process.env.FAST_CHECK_SEED ?? (isLong ? Date.now() : 20_270_801));

/** Numbers from 0 up to 1, the same ones from the same seed (mulberry32). */
export function chances(from = seed): () => number {
  if (isLong) console.warn(`chances from seed ${from}`);
  let state = from | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
