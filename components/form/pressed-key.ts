import { ApiError, statusOf } from "@/lib/contract/errors";
import { newRequestKey } from "./request-key";

/**
 * Sends something that adds, with a key (Idempotency-Key): whoever presses again, because no answer came,
 * says the same under the same key, also after the page was loaded anew. What is certain is forgotten, so
 * that who means it can say the same once more.
 *
 * @param said what is added to what, in full: other words are another key
 */
export async function pressed<T>(
  said: readonly unknown[],
  send: (key: string) => Promise<T>,
): Promise<T> {
  const name = `pressed ${JSON.stringify(said)}`;
  const key = kept(name) ?? newRequestKey();
  keep(name, key);
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

const open = new Map<string, string>();

function kept(name: string): string | undefined {
  const known = open.get(name);
  if (known) return known;
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, key: string): void {
  open.set(name, key);
  try {
    sessionStorage.setItem(name, key);
  } catch {
    // A browser that keeps nothing knows it as long as the page is there.
  }
}

function forget(name: string): void {
  open.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
