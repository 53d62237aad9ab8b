/**
 * Hides the tours of a list whose guides do not speak the language; says how many departures are
 * left. Null shows them all.
 */
export function showMatching(list: HTMLElement, language: string | null): number {
  let shown = 0;
  for (const row of list.querySelectorAll<HTMLElement>("[data-languages]")) {
    const fits = !language || (row.dataset.languages ?? "").split(" ").includes(language);
    row.hidden = !fits;
    if (fits) shown += Number(row.dataset.count);
  }
  return shown;
}
