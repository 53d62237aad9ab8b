const quietMs = 60_000;
const mostKept = 1_000;
const saidAt = new Map<string, number>();

/** Writes a line to the log, unless the same subject was spoken of within the last minute. */
export function sayOnce(subject: string, line: string): void {
  const now = performance.now();
  const last = saidAt.get(subject);
  if (last !== undefined && now - last < quietMs) return;
  if (saidAt.size >= mostKept) saidAt.clear();
  saidAt.set(subject, now);
  console.error(line);
}
