import { ApiError } from "../contract/errors";

interface Page<T> {
  data: T[];
  meta: { total: number };
}

/** Nobody reads as much, and an API that is elsewhere can say any number, and anything at any length. */
const mostPagesOfAll = 400;
const mostLetters = 40_000_000;
const atOnce = 8;

/**
 * All rows of a list that is read page by page: the first page, then the others, some side by side, until
 * one has no more. Of a list that may be longer than anybody reads, the first so many pages.
 *
 * @throws ApiError `bad_gateway` where the rows have more words than fit into memory beside all else
 */
export async function everyPage<T>(
  perPage: number,
  read: (page: number) => Promise<Page<T> | null>,
  mostPages = mostPagesOfAll,
): Promise<T[]> {
  const rows: T[] = [];
  let letters = 0;
  const take = (page: Page<T> | null) => {
    const some = (page?.data ?? []).slice(0, perPage);
    letters += lettersIn(some);
    if (letters > mostLetters) throw new ApiError("bad_gateway", { message: "a list too long" });
    rows.push(...some);
    return page === null || some.length > 0;
  };
  const first = await read(1);
  take(first);
  const pages = Math.min(Math.ceil((first?.meta.total ?? 0) / perPage), mostPages);
  for (let from = 2; from <= pages; from += atOnce) {
    const numbers = Array.from(
      { length: Math.min(atOnce, pages - from + 1) },
      (_, at) => from + at,
    );
    const hasMore = (await Promise.all(numbers.map(read))).map(take);
    if (!hasMore.at(-1)) break;
  }
  return rows;
}

function lettersIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + lettersIn(each), 0);
}
