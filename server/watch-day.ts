import { businessDay } from "../lib/clock";
import type { Handler } from "./edge/handler";
import { onLoopback } from "./on-loopback";

const usualLookMs = 1_000;

/**
 * Has every kept page made anew when the business day changes. Looks at the clock every second
 * rather than sleeping until midnight, as clocks are put forward and back and machines sleep.
 *
 * @returns ends the watch
 */
export function watchDay(handle: Handler, lookEveryMs = usualLookMs): () => void {
  let day = businessDay();
  let isTelling = false;
  const look = async () => {
    const today = businessDay();
    if (today === day || isTelling) return;
    isTelling = true;
    try {
      await tell(handle);
      day = today;
    } catch (error) {
      console.warn(`the pages of ${day} are still kept: ${error}`);
    } finally {
      isTelling = false;
    }
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

function tell(handle: Handler): Promise<void> {
  return onLoopback(handle, async (origin) => {
    const headers = { connection: "close" };
    const response = await fetch(`${origin}/api/new-day`, { method: "POST", headers });
    if (!response.ok) throw new Error(`answered ${response.status}`);
  });
}
