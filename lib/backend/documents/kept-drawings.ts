import { createHash } from "node:crypto";
import { inTurn } from "./in-turn";

// Trip packs have up to 130 kB: 13 MB at most.
const mostKept = 100;
const kept = new Map<string, Promise<Buffer>>();

/**
 * What is drawn from these facts: kept until they change, as the same facts give the same bytes.
 * Whoever asks while it is being drawn gets the same drawing.
 *
 * @param facts everything the drawing shows, as JSON has it
 * @throws ApiError `unavailable` when too many drawings wait for their turn
 */
export function keptDrawing(facts: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
  const known = kept.get(key);
  kept.delete(key);
  const drawing = known ?? inTurn(draw);
  kept.set(key, drawing);
  // Not kept: who asks next tries again.
  drawing.catch(() => kept.get(key) === drawing && kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return drawing;
}
