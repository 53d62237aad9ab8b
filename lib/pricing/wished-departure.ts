import type { Run } from "../contract/runs";
import { notAhead } from "./days";
import { notRunning, notRunningIn } from "./runs";

/** When a visitor would like to begin, as exactly as they know it. */
type WishedDeparture =
  | { kind: "date"; date: string }
  | { kind: "month"; month: string }
  | { kind: "flexible" };

/**
 * Why a journey cannot begin when it is wished for, as a key of the messages `FieldErrors` or as
 * `notRunning` says it.
 *
 * @param runs when the tour runs that is asked about; empty for none
 */
export function wrongWish(wish: WishedDeparture, runs: readonly Run[], today: string) {
  switch (wish.kind) {
    case "date":
      return notAhead(wish.date, today) ?? notRunning(runs, wish.date, today);
    case "month":
      return wish.month < today.slice(0, 7)
        ? ("past_date" as const)
        : notRunningIn(runs, wish.month, today);
    default:
      return undefined;
  }
}
