import { wholeDollars } from "./whole-dollars";

/** How a guest's price is shared with the agent who sold it: whole dollars are theirs. */
export function agentShare(totalMinor: number, commissionPercent: number) {
  const commissionMinor = wholeDollars((totalMinor * commissionPercent) / 100);
  return { commissionMinor, netMinor: totalMinor - commissionMinor };
}
