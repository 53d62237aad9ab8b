interface Page<T> {
  data: T[];
  meta: { total: number };
}

/** Nobody reads as much, and an API that is elsewhere can say any number. */
const mostPagesOfAll = 400;

/**
 * All rows of a list that is read page by page: the first page, then the others side by side. Of a list
 * that may be longer than anybody reads, the first so many pages.
 */
export async function everyPage<T>(
  perPage: number,
  read: (page: number) => Promise<Page<T> | null>,
  mostPages = mostPagesOfAll,
): Promise<T[]> {
  const first = await read(1);
  const pages = Math.min(Math.ceil((first?.meta.total ?? 0) / perPage), mostPages);
  const others = Array.from({ length: Math.max(pages - 1, 0) }, (_, at) => read(at + 2));
  return [first, ...(await Promise.all(others))].flatMap((page) => page?.data ?? []);
}
