/** Subjects that look alike once drawn, whatever their light, colours and side. */
const alike = [
  ["tented_camp", "mountain_tents", "lodge"],
  ["dhow", "fishing_boats"],
  ["walkers", "climbers"],
  ["chimpanzee", "colobus"],
  ["volcano", "summit"],
  ["town_roofs", "village"],
  ["wildebeest_herd", "wildebeest_crossing"],
  ["elephant_close", "giraffe_close"],
];

/** What a drawing of a subject looks like at a glance. */
export const motifOf = (subject: string): string =>
  alike.find((subjects) => subjects.includes(subject))?.[0] ?? subject;

/** Drawings in their order, but those that repeat a motif behind all others. */
export function motifsApart<T>(drawings: T[], subjectOf: (drawing: T) => string): T[] {
  const seen = new Set<string>();
  const first: T[] = [];
  const again: T[] = [];
  for (const drawing of drawings) {
    const motif = motifOf(subjectOf(drawing));
    (seen.has(motif) ? again : first).push(drawing);
    seen.add(motif);
  }
  return [...first, ...again];
}
