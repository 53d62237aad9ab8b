import { type SQL, sql } from "drizzle-orm";
import type { CameFrom } from "@/lib/contract/came-from";
import { domains } from "@/lib/env";

const ownHosts = new Set(Object.values(domains).map((domain) => domain.toLowerCase()));

/** What is kept of where somebody came from: another language of ours is nobody who sent them. */
export function keptOf(cameFrom: CameFrom | undefined): CameFrom | null {
  if (!cameFrom) return null;
  const isOwn =
    ownHosts.has(cameFrom.referrer) || ownHosts.has(cameFrom.referrer.split(":")[0] ?? "");
  return isOwn ? { ...cameFrom, referrer: "" } : cameFrom;
}

/**
 * What brought somebody, in a word to count by: what the campaign calls itself, else who linked here,
 * else `direct`; empty where nobody knows.
 *
 * @param cameFrom the column of a row
 */
export const sourceOf = (cameFrom: SQL) => sql`case when ${cameFrom} is null then '' else
  coalesce(nullif(lower(${cameFrom}->>'source'), ''), nullif(${cameFrom}->>'referrer', ''), 'direct') end`;
