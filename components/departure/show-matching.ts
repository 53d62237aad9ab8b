interface Chosen {
  month: string | null;
  language: string | null;
}

/** Hides what does not fit in a departure list that the server has drawn; says how many are left. */
export function showMatching(list: HTMLElement, { month, language }: Chosen): number {
  let total = 0;
  for (const section of list.querySelectorAll<HTMLDetailsElement>("[data-month]")) {
    let shown = 0;
    for (const row of section.querySelectorAll<HTMLElement>("[data-languages]")) {
      const fits = !language || row.dataset.languages?.split(" ").includes(language);
      row.hidden = !fits;
      if (fits) shown += Number(row.dataset.count);
    }
    const wanted = shown > 0 && (!month || section.dataset.month === month);
    section.hidden = !wanted;
    // The month's own count is of all languages.
    const count = section.querySelector<HTMLElement>("[data-month-count]");
    if (count) count.hidden = language !== null;
    if (wanted) total += shown;
    if (wanted && month) section.open = true;
  }
  return total;
}
