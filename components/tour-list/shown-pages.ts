/** The pages to link: all of a few, else the first, those around the present one, and the last. */
export function shownPages(page: number, last: number): (number | "gap-before" | "gap-after")[] {
  if (last <= 8) return Array.from({ length: last }, (_, index) => index + 1);
  const around = [page - 1, page, page + 1].filter((each) => each > 1 && each < last);
  const first = around[0] ?? 2;
  const final = around.at(-1) ?? last - 1;
  return [
    1,
    ...(first > 2 ? (["gap-before"] as const) : []),
    ...around,
    ...(final < last - 1 ? (["gap-after"] as const) : []),
    last,
  ];
}
