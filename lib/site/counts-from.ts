import type { RateLimit } from "../contract/endpoint";
import { addressBlock } from "./address-block";

/** What is counted, and how often it may be. */
export type Count = readonly [subject: string, limits: readonly RateLimit[]];

// Ten people of a company, or a hundred of a mobile network, may share a place with many networks.
const timesOfPlace = 4;

/**
 * As what something counts by where it comes from: by the block of its address; by IPv6, where one line
 * has thousands of those, then by its place with many networks as well, which has several times the
 * longest limit, unless another is given.
 */
export function countsFrom(
  address: string,
  what: string,
  limits: readonly RateLimit[],
  ofPlace = manyOf(limits),
): [Count, ...Count[]] {
  const ofBlock: Count = [`${what} ${addressBlock(address)}`, limits];
  if (!address.includes(":")) return [ofBlock];
  return [ofBlock, [`${what} ${addressBlock(address, 48)}`, ofPlace]];
}

/** One, so that it costs one row: bursts are the edge's to bound. */
function manyOf(limits: readonly RateLimit[]): readonly RateLimit[] {
  const [longest] = [...limits].sort((one, other) => other.perSeconds - one.perSeconds);
  return longest ? [{ ...longest, calls: longest.calls * timesOfPlace }] : [];
}
