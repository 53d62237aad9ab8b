interface Version<Draft> {
  /** When this draft was begun, on whichever domain; milliseconds. */
  started_at: number;
  saved_at: number;
  draft: Draft;
}

/**
 * What becomes of a draft that came from another language: it is taken up where there is none, or an
 * older state of itself; where there is another one, with other answers, the visitor is asked.
 */
export function whatOf(
  brought: Version<object> | null | undefined,
  own: Version<object> | null | undefined,
): "nothing" | "take" | "ask" {
  if (!brought) return "nothing";
  if (!own) return "take";
  if (brought.started_at === own.started_at)
    return brought.saved_at > own.saved_at ? "take" : "nothing";
  const here = new Map(Object.entries(own.draft));
  const isSame = Object.entries(brought.draft).every(
    ([name, answer]) => JSON.stringify(answer) === JSON.stringify(here.get(name)),
  );
  return isSame ? "nothing" : "ask";
}
