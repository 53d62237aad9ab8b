/** A page of a list: `/Blogs`, `/Blogs/safaris`, `/Blogs/p-2`, `/Blogs/safaris/p-2`. */
interface ListPlace<K extends string> {
  category: K | "all";
  page: number;
}

/**
 * Reads the part of a list's path after its name; undefined when there is no such page. The first
 * page has no number, so that every page has one address.
 */
export function listPlace<K extends string>(
  segments: readonly string[],
  categories: readonly K[],
): ListPlace<K> | undefined {
  const rest = [...segments];
  const category = categories.find((each) => each === rest[0]);
  if (category) rest.shift();
  const [last, ...more] = rest;
  const page = last === undefined ? 1 : Number(/^p-([1-9]\d{0,3})$/.exec(last)?.[1] ?? Number.NaN);
  if (more.length > 0 || Number.isNaN(page) || (last !== undefined && page === 1)) return undefined;
  return { category: category ?? "all", page };
}

/** The path of a page of a list, the reverse of `listPlace`. */
export function listPath(base: string, { category, page }: ListPlace<string>): string {
  return [base, category === "all" ? "" : category, page > 1 ? `p-${page}` : ""]
    .filter(Boolean)
    .join("/");
}
