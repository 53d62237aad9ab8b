import { nowMs } from "@/lib/clock";
import { ApiError, statusOf } from "@/lib/contract/errors";
import { inTab } from "@/lib/site/text-storage";
import { newRequestKey } from "./request-key";

/**
 * Sends something that adds, with a key (Idempotency-Key): whoever presses again, because no answer came,
 * says the same under the same key, also after the page was loaded anew. What is certain is forgotten, and
 * what is an hour old, so that who means it can say the same once more.
 *
 * @param said what is added to what, in full: other words are another key
 */
export async function pressed<T>(
  said: readonly unknown[],
  send: (key: string) => Promise<T>,
): Promise<T> {
  const name = `pressed ${JSON.stringify(said)}`;
  // A browser that keeps nothing knows it as long as the page is there.
  const [before, at] = (open.get(name) ?? inTab.read(name)).split(" ");
  const key = before && nowMs() - Number(at) < longestMs ? before : newRequestKey();
  const kept = `${key} ${key === before ? at : nowMs()}`;
  open.set(name, kept);
  inTab.keep(name, kept);
  try {
    const answer = await send(key);
    forget(name);
    return answer;
  } catch (error) {
    // Somebody has said no: nothing was kept.
    if (error instanceof ApiError && statusOf[error.code] < 500) forget(name);
    throw error;
  }
}

const longestMs = 3_600_000;
const open = new Map<string, string>();

function forget(name: string): void {
  open.delete(name);
  inTab.keep(name, "");
}
