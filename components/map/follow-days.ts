/**
 * Draws the legs of the map in a box up to the day that is being read, and marks that day in the
 * box and in the list; `data-near` says that the days have reached the upper part of the screen, so that
 * whoever was still reading what stood beside them had it whole before. Until it is told to stop.
 */
export function followDays(box: HTMLElement, list: HTMLElement, stop: AbortSignal): void {
  const rows = [...list.children];
  const days = [...box.querySelectorAll<HTMLElement>("[data-day]")];
  const legs = [...box.querySelectorAll<SVGElement>("[data-leg]")];
  const show = (now: number) => {
    const day = days[now];
    if (!day) return;
    box.style.setProperty("--x", day.dataset.x ?? "");
    box.style.setProperty("--y", day.dataset.y ?? "");
    for (const [at, each] of days.entries()) each.toggleAttribute("data-now", at === now);
    for (const [at, row] of rows.entries()) row.toggleAttribute("data-now", at === now);
    for (const leg of legs)
      leg.toggleAttribute("data-drawn", Number(leg.dataset.leg) <= Number(day.dataset.day));
  };
  const middle = new IntersectionObserver(
    (entries) => {
      const crossing = entries.find(({ isIntersecting }) => isIntersecting);
      if (crossing) show(rows.indexOf(crossing.target));
    },
    { rootMargin: "-45% 0px -54% 0px" },
  );
  const around = new IntersectionObserver(
    ([entry]) => box.toggleAttribute("data-near", entry?.isIntersecting ?? false),
    { rootMargin: "-40% 0px -59% 0px" },
  );
  show(0);
  for (const row of rows) middle.observe(row);
  around.observe(list);
  stop.addEventListener("abort", () => {
    middle.disconnect();
    around.disconnect();
  });
}
