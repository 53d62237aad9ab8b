import { whatOf } from "@/lib/site/luggage/brought";
import type { ArrivedDraft, DraftReader, StoredDraft } from "./draft-reader";

interface Begun<Draft> {
  /** The draft of this device. */
  found: StoredDraft<Draft> | null;
  /** What the form begins with. */
  draft: Partial<Draft>;
  startedAt: number | undefined;
  /** Something of it came from another language: a try to send it is not repeated. */
  tookUp: boolean;
  /** Another draft that was begun and is asked about. */
  other: ArrivedDraft<Draft> | null;
}

/**
 * With what a form begins: the draft of this device or the one that came from another language.
 * Where both were begun, the address may say which is meant, and the other is kept.
 */
export function begunDraft<Draft extends object>(
  { parseDraft, parseArrived }: DraftReader<Draft>,
  kept: { draft: unknown; arrived: unknown },
  isMeant: (arrived: ArrivedDraft<Draft>) => boolean = () => false,
): Begun<Draft> {
  const found = parseDraft(kept.draft);
  const arrived = parseArrived(kept.arrived);
  const own = { found, draft: found?.draft ?? {}, startedAt: found?.started_at, tookUp: false };
  const todo = whatOf(arrived, found);
  if (!arrived || todo === "nothing") return { ...own, other: null };
  if (todo === "ask" && !isMeant(arrived)) return { ...own, other: arrived };
  return {
    found,
    draft: { ...own.draft, ...arrived.draft },
    startedAt: arrived.started_at,
    tookUp: true,
    other: todo === "ask" ? parseArrived(found) : null,
  };
}
