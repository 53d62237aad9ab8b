const shownPlaces = 4;

/**
 * The places of a tour as one line: each once, in order of travel, and the middle left out when
 * there are many (`Arusha → Tarangire → Serengeti → … → Zanzibar`).
 */
export function routeLine(places: string[]): string {
  const unique = [...new Set(places)];
  const last = unique.at(-1);
  const shown =
    unique.length > shownPlaces && last ? [...unique.slice(0, shownPlaces - 1), "…", last] : unique;
  // A line never begins with an arrow.
  return shown.join("\u00a0→ ");
}
